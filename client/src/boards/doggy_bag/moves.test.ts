import { expect, test } from "vitest";
import { PLACES, heapMove, mayJoin, swapMove, verbOf } from "./moves";
import type { Sheet } from "./scene";

const games = import.meta.glob<string>("../../../../src/fagin/games/doggy_bag/moves.py", {
  query: "?raw",
  import: "default",
  eager: true,
});
const colours = [
  ["grey", "g"],
  ["white", "w"],
  ["red", "r"],
  ["yellow", "y"],
  ["black", "k"],
].map(([id, letter]) => ({ id, letter }));
const sheet = { colours } as unknown as Sheet;

test("every verb of the game has its place on the table", () => {
  const source = Object.values(games).join("");
  const verbs = [...source.matchAll(/MOVES\.(?:block|add)\("(\w+)"/g)].map(([, verb]) => verb);
  expect(verbs.length).toBeGreaterThan(10);
  expect(Object.keys(PLACES).sort()).toEqual(verbs.sort());
});

test("a move text is a verb and the rest", () => {
  expect(verbOf("swap:g:k")).toEqual(["swap", "g:k"]);
  expect(verbOf("bank")).toEqual(["bank", ""]);
});

test("bones chosen in any order are written in the order of the game", () => {
  expect(heapMove("loot", ["black", "grey", "red", "grey"], sheet)).toBe("loot:ggrk");
  expect(swapMove("white", "black", sheet)).toBe("swap:w:k");
});

test("a colour may join as long as a legal move can come of it", () => {
  const legal = ["refill:gw", "refill:ww"];
  expect(mayJoin(legal, [], sheet)).toEqual(["grey", "white"]);
  expect(mayJoin(legal, ["grey"], sheet)).toEqual(["white"]);
  expect(mayJoin(legal, ["white"], sheet)).toEqual(["grey", "white"]);
  expect(mayJoin(legal, ["white", "white"], sheet)).toEqual([]);
});
