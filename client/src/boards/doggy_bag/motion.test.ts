import { expect, test } from "vitest";
import type { Event } from "../contract";
import { dance } from "./motion";
import type { Scene } from "./scene";

const dog = { front: {}, points: 0, number: null, token: null, looked: false, out: null };
const before = { hand: {}, first: 0, dogs: [dog, { ...dog, front: { red: 1, black: 2 } }] } as unknown as Scene;
const names = ["role:3", "flip:7", "loot:gg"];
const GREY = 1;
const RED = 256 ** 2;

function places(events: Event[], scene = before): string[][] {
  return dance(events, names, scene).flights.map(({ stops }) => stops.map(({ at, place }) => `${at} ${place}`));
}

test("a token goes from the strap to its taker", () => {
  const { flights, steps } = dance([["move", 1, 1, -1]], names, before);
  expect(flights).toEqual([
    {
      piece: { is: "tag", number: 7, turned: true },
      stops: [
        { at: 0, place: "tag 7" },
        { at: 1, place: "hook 1" },
      ],
    },
  ]);
  expect(steps).toBe(1);
});

test("bones are drawn one after the other, and lost and kept at the same time", () => {
  const events: Event[] = [
    ["drew", 0, 0, -1],
    ["drew", 0, 2, -1],
    ["drew", 0, 4, -1],
    ["caught", 0, 1, RED],
  ];
  expect(places(events)).toEqual([
    ["0 sack", "1 hand 0", "3 hand 0", "4 yard 0"],
    ["1 sack", "2 hand 1", "3 hand 1", "4 chest"],
    ["2 sack", "3 hand 2", "3 hand 2", "4 yard 0"],
  ]);
  expect(dance(events, names, before).shivers).toEqual([0, 1, 2]);
});

test("what was held before goes with the rest", () => {
  const holding = { ...before, hand: { grey: 1 } };
  expect(places([["banks", 1, GREY, -1]], holding)).toEqual([["0 hand 0", "0 hand 0", "0 hand 0", "1 yard 1"]]);
});

test("who is thrown out loses everything in front to the chest", () => {
  expect(places([["thrown-out", 1, -1, -1]])).toEqual(Array(3).fill(["0 yard 1", "1 chest"]));
});

test("nobody sees what is delivered", () => {
  const flights = dance([["delivered", 2, -1, -1]], names, before).flights;
  expect(flights.map(({ piece }) => piece.is)).toEqual(["bundle", "bundle"]);
});

test("what moves nothing takes no time", () => {
  expect(dance([["looks", 0, -1, -1], ["move", 0, 2, -1], ["turn", 2, 0, -1]], names, before).steps).toBe(0);
});
