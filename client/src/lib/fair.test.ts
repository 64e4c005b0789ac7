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
