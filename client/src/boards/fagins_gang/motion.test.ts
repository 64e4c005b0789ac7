import { expect, test } from "vitest";
import type { Event } from "../contract";
import { flightsOf, thrown } from "./motion";
import type { Good, Place } from "./scene";

const paidAt = (place: Place): Good => (place === "stpauls" ? "purple" : "blue");

test("what is stolen comes from the warehouses, all of it at the same time", () => {
  const flights = flightsOf([["steals", 2, 0, 2 * 256 ** 5 + 256 ** 3]], paidAt);
  expect(flights.map(({ piece, from, to, at }) => [piece, from, to, at])).toEqual([
    ["yellow", "warehouse yellow", "seat 2", 0],
    ["purple", "warehouse purple", "seat 2", 0],
    ["purple", "warehouse purple", "seat 2", 0],
  ]);
});

test("one thing happens after the other", () => {
  const events: Event[] = [
    ["gives", 1, 4, -1],
    ["turn", 2, -1, -1],
    ["buys", 2, 1, 6],
    ["robs", 0, 1, 5],
  ];
  expect(flightsOf(events, paidAt)).toEqual([
    { piece: "red", from: "seat 1", to: "warehouse red", at: 0 },
    { piece: "green", from: "stall green", to: "seat 2", at: 1 },
    { piece: 5, from: "street bow 5", to: "seat 0", at: 2 },
  ]);
});

test("a walk is paid to the warehouse of its street", () => {
  expect(flightsOf([["pays", 0, 5, 2]], paidAt).map(({ to }) => to)).toEqual(["warehouse purple", "warehouse purple"]);
});

test("the die shows what was thrown last", () => {
  const names = ["act:move", "roll:1", "roll:6"];
  expect(thrown([["move", -1, 2, -1], ["move", -1, 1, -1], ["move", 0, 0, -1]], names)).toBe(1);
  expect(thrown([["move", 0, 0, -1]], names)).toBeNull();
});
