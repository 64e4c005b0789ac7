import { expect, test } from "vitest";
import { dance } from "./motion";
import type { Scene } from "./scene";

const names = ["take:Rr", "take:Bk", "take:Nw", "order:A1", "order:A2"];
const before = { orders: [{ card: "A2" }, { card: null }], this_turn: { bag: "blue" } } as unknown as Scene;

test("a purse shivers when a hand is in it, and the tile arrives by itself", () => {
  const shown = dance([["drew", 0, 0, -1], ["drew-skull", 0, 1, -1]], names, before);
  expect(shown.shivers).toEqual([{ bag: "red", at: 0 }, { bag: "blue", at: 1 }]);
  expect(shown.flights).toEqual([]);
});

test("tiles for an order go home together, then the handbill goes to its new owner", () => {
  const { flights, steps } = dance([["hands-over", 2, 1, -1], ["hands-over", 2, 2, -1], ["fulfils", 2, 1, 5]], names, before);
  expect(flights.map(({ from, to, at }) => [from, to, at])).toEqual([
    ["seat 2", "bag blue", 0],
    ["seat 2", "tray", 0],
    ["order 0", "seat 2", 0],
  ]);
  expect(steps).toBe(1);
});

test("a skull returns to the purse in use", () => {
  expect(dance([["caught", 1, 4, -1]], names, before).flights).toEqual([
    { piece: { is: "skull" }, from: "counter", to: "bag blue", at: 0 },
  ]);
});

test("what moves nothing takes no time", () => {
  expect(dance([["turn", 1, -1, -1], ["done", 0, -1, -1]], names, before)).toEqual({ flights: [], shivers: [], steps: 0 });
});
