import { expect, test } from "vitest";
import { PLACES, buttons, earnings, fileMoves, isSet, meant, saleMoves, spaceMoves, verbOf, wholeSet } from "./moves";
import { KINDS, type Scene, type Sheet } from "./scene";

const sources = import.meta.glob<string>("../../../../src/fagin/games/oliver_twist/moves.py", {
  query: "?raw",
  import: "default",
  eager: true,
});
const POUNDS = [1, 2, 1, 2, 2, 3, 4, 5, 0];
const kinds = KINDS.map((id, at) => ({ id, type: at < 14 && at > 8 ? "tool" : id.replace(/\d/, ""), pounds: POUNDS[at] ?? null }));
const sheet = { kinds, limits: { set: 3, bonus_set: 5, stash: 9 }, prices: { bonus: 7 } } as unknown as Sheet;

test("every verb of the game has its place on the table", () => {
  const source = Object.values(sources).join("");
  const verbs = [...source.matchAll(/MOVES\.(?:block|add)\("(\w+)"/g)].map(([, verb]) => verb);
  expect(verbs.length).toBeGreaterThan(20);
  expect(Object.keys(PLACES).sort()).toEqual(verbs.sort());
});

test("a space stands for the move that names it", () => {
  const found = spaceMoves(["prowl:12", "sell:ring", "move:0", "keep:-3"]);
  expect([...found]).toEqual([
    [12, "prowl:12"],
    [0, "move:0"],
  ]);
  expect(verbOf("keep:-3")).toEqual(["keep", "-3"]);
});

test("a click on a space out of reach means the move that the moment asks for", () => {
  const board = [null, "ring", "face_down"];
  const at = (is: string, space: number): string | null => meant({ board, step: { is } } as unknown as Scene, space);
  expect(at("turn", 1)).toBe("prowl:1");
  expect(at("turn", 2)).toBe("flip:2");
  expect(at("peek", 1)).toBe("peek:1");
  expect(at("place_gang", 0)).toBe("move:0");
  expect(at("turn", 0)).toBeNull();
  expect(at("keep", 1)).toBeNull();
});

test("a sale holds back first, adds Wallets next and is done last", () => {
  const stash = { apple1: 2, apple2: 2, wallet: 2 } as const;
  expect(saleMoves("apple", ["apple2", "apple2", "wallet"], stash, sheet)).toEqual([
    "sell:apple",
    "hold:apple1",
    "hold:apple1",
    "wallet",
    "done",
  ]);
  expect(saleMoves("ring", ["ring", "wallet", "wallet"], { ring: 1, wallet: 3 }, sheet)).toEqual(["sell:ring", "done"]);
  expect(saleMoves("wallet", ["wallet", "wallet", "wallet", "wallet"], { wallet: 4 }, sheet)).toEqual([
    "sell:wallet",
    "wallet",
    "done",
  ]);
});

test("a sale begins with the whole type and the Wallets that it lacks", () => {
  expect(wholeSet("brooch", { brooch: 2, wallet: 3, ring: 1 }, sheet)).toEqual(["brooch", "brooch", "wallet"]);
  expect(isSet("brooch", ["brooch", "wallet"], sheet)).toBe(false);
  expect(isSet("brooch", ["wallet", "wallet", "wallet"], sheet)).toBe(false);
  expect(isSet("brooch", ["brooch", "wallet", "wallet"], sheet)).toBe(true);
});

test("a set earns its coins, seven for five, and the uppermost Reward", () => {
  const scene = { rewards: [6, 5] } as unknown as Scene;
  expect(earnings(["apple1", "apple2", "apple2", "wallet", "wallet"], scene, sheet)).toEqual({ coins: 5, bonus: 7, reward: 6 });
  expect(earnings(["ring", "ring", "wallet"], { ...scene, rewards: [] }, sheet)).toEqual({ coins: 8, bonus: 0, reward: 0 });
});

test("fewer tokens than possible out of a file end with done, all of them do not", () => {
  const scene = (left: number, ring: number): Scene =>
    ({ step: { is: "burn", left }, own: { file: { tokens: { ring } } } }) as unknown as Scene;
  expect(fileMoves("burn", ["ring"], scene(3, 5))).toEqual(["burn:ring", "done"]);
  expect(fileMoves("burn", ["ring"], scene(3, 1))).toEqual(["burn:ring"]);
  expect(fileMoves("plant", ["ring", "ring"], scene(2, 5))).toEqual(["plant:ring", "plant:ring"]);
});

test("buttons are for what has no piece of its own", () => {
  expect(buttons({ moves: ["prowl:3", "bribe", "hide:noah", "target:1"] })).toEqual(["bribe", "target:1"]);
});
