import { expect, test } from "vitest";
import { Draft } from "./draft.svelte";
import { VERBS, buttons, crateMove, endOf, reaches, streetMove, swapMoves, verbOf, walkCost, without } from "./moves";
import type { Props } from "./scene";

const games = import.meta.glob<string>("../../../../src/fagin/games/fagins_gang/moves.py", {
  query: "?raw",
  import: "default",
  eager: true,
});
const table = {
  seat: 0,
  sheet: {
    fagin_price: 15,
    locations: [{ id: "bow", good: "green", price: 2, levels: [] }],
    ways: { hand: { "5": 1, fagin: 7 }, "3": { "1": 2, high: 4, fagin: 4 } },
    beat: Array(18).fill({}),
  },
  scene: {
    step: { is: "walk", seat: 0 },
    own: { cubes: { green: 8 } },
    players: [{ shillings: 14 }],
    tracks: { bow: { constable: 0, urchins: [3] } },
  },
} as unknown as Props;

function at(step: object): Props {
  return { ...table, scene: { ...table.scene, step } } as Props;
}

test("every verb of the game has its place on the table", () => {
  const source = Object.values(games).join("");
  const verbs = [...source.matchAll(/MOVES\.(?:block|add)\("(\w+)"/g)].map(([, verb]) => verb);
  expect(verbs.length).toBeGreaterThan(10);
  expect(Object.keys(VERBS).sort()).toEqual(verbs.sort());
});

test("a move text is a verb and the rest", () => {
  expect(verbOf("go:bow:fagin")).toEqual(["go", "bow:fagin"]);
  expect(verbOf("swap")).toEqual(["swap", ""]);
});

test("a walk costs the street's price for each level", () => {
  expect(walkCost(table, "bow", 1)).toEqual({ levels: 2, cubes: 4 });
  expect(walkCost(table, "bow", 3)).toBeNull();
});

test("the end of a walk is read as it is written", () => {
  expect(["5", "fagin", "low"].map(endOf)).toEqual([5, "fagin", "low"]);
});

test("going home takes cubes and shillings", () => {
  expect(reaches(table, "bow", "high")).toBe(true);
  expect(reaches(table, "bow", "fagin")).toBe(false);
});

test("a click on a level means what is asked", () => {
  expect(streetMove(table, "bow", 1)).toBe("go:bow:1");
  expect(streetMove(at({ is: "theft", seat: 0 }), "bow", 3)).toBe("steal:bow");
  expect(streetMove(at({ is: "rob", seat: 0 }), "bow", 3)).toBe("rob:bow");
  expect(streetMove(at({ is: "rob", seat: 0 }), "bow", 4)).toBeNull();
  expect(streetMove(at({ is: "rob", seat: 1 }), "bow", 3)).toBeNull();
});

test("who is in the way goes to a neighbouring level, or off an end", () => {
  const bump = at({ is: "bump", seat: 0, location: "bow", level: 8 });
  expect(streetMove(bump, "bow", 7)).toBe("bump:up");
  expect(streetMove(bump, "bow", "low")).toBe("bump:down");
  expect(streetMove(bump, "bow", 5)).toBeNull();
  expect(streetMove(at({ is: "dodge", seat: 0, location: "bow", level: 4 }), "bow", 5)).toBe("dodge:down");
});

test("a crate is given, returned, taken or sold as is asked", () => {
  expect(crateMove({ moves: ["take:red", "take:blue"] }, "red")).toBe("take:red");
  expect(crateMove({ moves: ["buy:red", "sell:red"] }, "red")).toBe("sell:red");
  expect(crateMove({ moves: ["buy:red"] }, "red")).toBeNull();
});

test("what is laid aside is no longer in the hand", () => {
  expect(without({ red: 3, blue: 1 }, ["red", "red"])).toEqual({ red: 1, blue: 1 });
});

test("an exchange goes on by itself, over what the game does unasked", () => {
  const played: string[] = [];
  const play = (move: string): void => void played.push(move);
  const draft = new Draft();
  draft.perform({ play }, ...swapMoves(["red", "blue", "blue"], "green"));
  draft.hear({ moves: ["give:red", "give:blue"], play });
  draft.hear({ moves: ["take:green", "take:red"], play });
  draft.hear({ moves: ["swap", "done"], play });
  expect(played).toEqual(["swap", "give:red", "take:green"]);
});

test("what was wanted is forgotten when something else is asked", () => {
  const played: string[] = [];
  const play = (move: string): void => void played.push(move);
  const draft = new Draft();
  draft.perform({ play }, "act:move", "go:bow:1");
  draft.hear({ moves: ["bump:up", "bump:down"], play });
  draft.hear({ moves: ["go:bow:1"], play });
  expect(played).toEqual(["act:move"]);
});

test("moves without a piece are buttons, the end of the action first", () => {
  expect(buttons({ moves: ["steal:bow", "swap", "done"] })).toEqual(["done", "swap"]);
});
