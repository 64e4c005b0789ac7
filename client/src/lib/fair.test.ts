import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { verify } from "./fair";
import game from "./fair.sample.json"; // a game of Doggy Bag among three bots, its chance as the server tells it

test("the chance of a true game comes out again", () => {
  expect(verify(game, game.commitment, "ada")).toEqual({ fair: true, picks: 54, wrong: 0, committed: true, heard: true });
});

test("a draw that was changed is noticed", () => {
  const picks = game.picks.map((pick, at) => (at === 7 ? { ...pick, index: (pick.index + 1) % pick.weights.length } : pick));
  expect(verify({ ...game, picks }, game.commitment, null)).toMatchObject({ fair: false, wrong: 1 });
});

test("another secret than the promised one is noticed", () => {
  const secret = "00".repeat(32);
  expect(verify({ ...game, secret }, game.commitment, null)).toMatchObject({ fair: false, committed: false });
});

test("a word of one's own that was left out is noticed", () => {
  expect(verify(game, game.commitment, "eve")).toMatchObject({ fair: false, heard: false });
});

/** What the end of a game says of its chance. */
function said(lang: string, key: string, args: Record<string, number>): string {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(new URL(`../locales/${lang}/client.ftl`, import.meta.url), "utf8")));
  return bundle.formatPattern(bundle.getMessage(key)!.value!, args);
}

test.each([
  ["en", "chance-fair", 0, 0, "lists no draws"],
  ["en", "chance-fair", 54, 0, "computed the 54 draws that the table lists again: all follow from the secret and the players’ words."],
  ["en", "chance-unfair", 54, 0, "the secret does not fit its fingerprint, or your word"],
  ["en", "chance-unfair", 54, 2, "2 came out otherwise. Do not trust this server."],
  ["fr", "chance-fair", 0, 0, "n’énumère aucun tirage"],
  ["fr", "chance-fair", 54, 0, "recalculé les 54 tirages que la table énumère"],
  ["fr", "chance-unfair", 54, 0, "le secret ne correspond pas à son empreinte, ou votre mot"],
  ["fr", "chance-unfair", 54, 2, "2 tirages diffèrent. Ne faites pas confiance à ce serveur."],
])("%s %s of %i draws, %i wrong, says what was checked", (lang, key, picks, wrong, told) => {
  expect(said(lang, key, { picks, wrong })).toContain(told);
});
