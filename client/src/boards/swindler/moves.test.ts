import { expect, test } from "vitest";
import { PLACES, bagMove, buttons, cardMeant, cardMoves, coinMove, divides, fits, hooksFor, orderMove, splitMoves, tileMove, toSplit, verbOf } from "./moves";
import { toReturn, type Props, type Scene, type Sheet } from "./scene";

const games = import.meta.glob<string>("../../../../src/fagin/games/swindler/moves.py", {
  query: "?raw",
  import: "default",
  eager: true,
});
const sheet = { tiles: ["Rr", "Rk", "Bn", "Kd"].map((code) => ({ code })) } as unknown as Sheet;
const theft = (step: object, fresh = {}) => ({ phase: "steal", step, this_turn: { bag: "red", fresh } }) as unknown as Scene;

test("every verb of the game has its place on the table", () => {
  const source = Object.values(games).join("");
  const verbs = [...source.matchAll(/MOVES\.(?:block|add)\("(\w+)/g)].map(([, verb]) => verb);
  expect(verbs.length).toBeGreaterThan(30);
  expect(Object.keys(PLACES).sort()).toEqual([...new Set(verbs)].sort());
});

test("a move text is a verb and the rest", () => {
  expect(verbOf("card:lock_picker.red")).toEqual(["card", "lock_picker.red"]);
  expect(verbOf("stop")).toEqual(["stop", ""]);
});

test("a handbill is fulfilled or reserved, whichever may be", () => {
  const scene = { phase: "act" } as Scene;
  expect(orderMove(0, { scene, moves: ["cancel:1", "fulfil:1"] })).toBe("fulfil:1");
  expect(orderMove(2, { scene: { phase: "reserve" } as Scene, moves: ["reserve:3"] })).toBe("reserve:3");
  expect(orderMove(3, { scene, moves: ["done"] })).toBe("fulfil:4");
});

test("the purse in use is drawn from again, another one needs the Sidekick", () => {
  const scene = theft({ is: "steal" });
  expect(bagMove("red", { scene })).toBe("draw");
  expect(bagMove("blue", { scene })).toBe("sidekick:blue");
  expect(bagMove("blue", { scene: theft({ is: "bag" }) })).toBe("bag:blue");
});

test("a tile is used as it is unless another way was chosen or is the only one", () => {
  const moves = ["with:Rk", "forge:Rk", "forge:Rr", "turn:Rk"];
  expect(tileMove("Rk", "with", { moves })).toBe("with:Rk");
  expect(tileMove("Rk", "turn", { moves })).toBe("turn:Rk");
  expect(tileMove("Rr", "with", { moves })).toBe("forge:Rr");
  expect(tileMove("Bn", "with", { moves })).toBeNull();
  expect(tileMove("Kd", "with", { moves: ["pay:Kd"] })).toBe("pay:Kd");
});

test("coins are paid or given", () => {
  expect(coinMove({ moves: ["give:coin", "give:Rr"] })).toBe("give:coin");
  expect(coinMove({ moves: ["give:Rr"] })).toBeNull();
});

test("a card stands for its moves, or for being discarded", () => {
  expect(cardMoves("know_it_all", { moves: ["pass", "bet:skull", "bet:clean"] })).toEqual(["bet:skull", "bet:clean"]);
  expect(cardMoves("lock_picker.red", { moves: ["with:Gk", "lockpick:red"] })).toEqual(["lockpick:red"]);
  expect(cardMoves("beggar", { moves: ["card:beggar"] })).toEqual(["card:beggar"]);
  expect(cardMoves("gold_digger", { moves: ["pass"] })).toEqual([]);
  expect(cardMeant("gold_digger")).toBe("golddig");
  expect(cardMeant("lock_picker.blue")).toBe("lockpick:blue");
});

test("the stolen tiles are divided in the order in which they are asked for", () => {
  const scene = theft({ is: "split", tile: "Rr", first: { Rr: 1 }, second: {} }, { Bn: 1, Rr: 2, Rk: 1 });
  expect(toSplit({ scene, sheet })).toEqual(["Rr", "Rk", "Bn"]);
  expect(splitMoves([1], { scene, sheet })).toEqual(["part:1", "part:2", "part:1"]);
  expect(divides([], { scene, sheet })).toBe(false);
  expect(divides([0, 1, 2], { scene, sheet })).toBe(true);
});

test("a tile knows the hooks on which it may be sold", () => {
  expect(fits("Kj", "key.green")).toBe(true);
  expect(fits("Rk", "key.green")).toBe(false);
  const dealers = [{ id: "D1", fields: [{ item: "ring" }, { item: "key.red" }, { item: "ring" }] }];
  const table = { scene: { dealers: [{ tile: "D1" }, { tile: null }] }, sheet: { dealers }, moves: ["sell:1.2", "sell:1.3"] };
  expect(hooksFor("Nr", table as never)).toEqual(["sell:1.3"]);
  expect(hooksFor("Bk", table as never)).toEqual([]);
});

test("only what has no thing of its own is a button", () => {
  expect(buttons({ moves: ["reserve:1", "done"] })).toEqual(["done"]);
  expect(buttons({ moves: ["stop", "draw"] })).toEqual(["draw", "stop"]);
});

test("in a raid a seat chooses what it owes less what it has chosen", () => {
  const raid = (sealed: object) => ({ seat: 1, scene: { step: { is: "return", choosing: [0, 3] }, own: { sealed } } }) as unknown as Props;
  expect(toReturn(raid({}))).toBe(3);
  expect(toReturn(raid({ Rr: 1, Bn: 1 }))).toBe(1);
  expect(toReturn({ ...raid({}), seat: 0 })).toBe(0);
});
