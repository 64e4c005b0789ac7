/** What a person likes, kept in this browser. */

import type { Confirm } from "./confirm";

export type Lang = "en" | "fr";
export type Theme = "auto" | "day" | "night";
export type Speed = "normal" | "fast" | "instant";

const KEY = "fagin-settings";
const MOTION: Record<Speed, number> = { normal: 450, fast: 200, instant: 0 };

interface Kept {
  lang: Lang;
  theme: Theme;
  speed: Speed;
  sound: boolean;
  volume: number; // 0 to 1
  shortcuts: boolean;
  confirm: Confirm;
  odds: boolean; // whether boards tell chances
  notices: boolean;
  text: boolean; // the table in words beside the drawing
  chat: boolean;
  name: string;
  muted: string[]; // names whose chat is not shown
}

const phone = matchMedia("(pointer: coarse)").matches;
const usual: Kept = {
  lang: navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en",
  theme: "auto",
  speed: "normal",
  sound: !phone,
  volume: 0.3,
  shortcuts: true,
  confirm: "smart",
  odds: true,
  notices: false,
  text: false,
  chat: true,
  name: "",
  muted: [],
};

function read(): Kept {
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return usual;
  }
}

export const settings: Kept = $state(read());

/** Remember a name that was wished for, unless another was given in its place. */
export function rememberName(wished: string, given: string): void {
  settings.name = given === wished.trim() ? given : "";
}

const still = matchMedia("(prefers-reduced-motion: reduce)");
const dark = matchMedia("(prefers-color-scheme: dark)");
const system = $state({ still: still.matches, dark: dark.matches });
still.addEventListener("change", () => (system.still = still.matches));
dark.addEventListener("change", () => (system.dark = dark.matches));

/** Milliseconds of a usual movement, 0 where nothing is to move. */
export function motion(): number {
  return system.still ? 0 : MOTION[settings.speed];
}

/** The paper to print on. */
export function theme(): "day" | "night" {
  if (settings.theme !== "auto") return settings.theme;
  return system.dark ? "night" : "day";
}

/** Keep the settings whenever they change, and let the page show them; to be called once. */
export function keepSettings(): void {
  $effect.root(() => {
    $effect(() => localStorage.setItem(KEY, JSON.stringify(settings)));
    $effect(() => {
      document.documentElement.dataset.theme = theme();
      document.documentElement.lang = settings.lang;
    });
  });
  window.addEventListener("storage", (event) => {
    if (event.key === KEY) Object.assign(settings, read());
  });
}
