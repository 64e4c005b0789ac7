/** Words for people: Fluent messages, those of all pages and those of one game. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, type Lang } from "./settings.svelte";

export type Args = Record<string, FluentVariable>;
export type Say = (key: string, args?: Args) => string;

const files = import.meta.glob<string>("../locales/*/*.ftl", { query: "?raw", import: "default" });
const bundles: Record<string, FluentBundle> = $state.raw({});
const loaded = $state({ count: 0 });

/** Read the messages of a language: of all pages (`client`) or of a game; a game may have none of its own. */
export async function learn(about: string, lang: Lang = settings.lang): Promise<void> {
  const name = `${lang}/${about}`;
  const load = files[`../locales/${lang}/${about}.ftl`];
  if (bundles[name] || !load) return;
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(await load()));
  bundles[name] = bundle;
  loaded.count += 1;
}

function find(about: string, key: string, args: Args): string | null {
  const bundle = bundles[`${settings.lang}/${about}`];
  const [name = "", attribute] = key.split(".");
  const message = bundle?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, args) : null;
}

/** A message of all pages; a key that is not there is said as it is. */
export function say(key: string, args: Args = {}): string {
  void loaded.count;
  return find("client", key, args) ?? key;
}

/** What says the messages of a game, and those of all pages where the game has none. */
export function sayer(game: string): Say {
  return (key, args = {}) => {
    void loaded.count;
    return find(game, key, args) ?? find("client", key, args) ?? key;
  };
}
