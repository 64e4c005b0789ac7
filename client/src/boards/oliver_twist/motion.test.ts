import { expect, test } from "vitest";
import type { Event } from "../contract";
import { dance } from "./motion";

test("the Gang walks over what it passes to what it takes, and the tokens go to who took them", () => {
  const events: Event[] = [
    ["bypasses", 1, 20, 4],
    ["takes", 1, 21, 6],
  ];
  const shown = dance(events, 19);
  expect(shown.gang.map(({ space }) => space)).toEqual([19, 20, 21]);
  expect(shown.leaving.map(({ kind, evidence, to }) => [kind, evidence, to])).toEqual([
    ["brooch", true, 1],
    ["ring", false, 1],
  ]);
});

test("what is passed unseen goes to the bag", () => {
  expect(dance([["bypasses-clean", 0, 20, 0]], 19).leaving[0]?.to).toBe("bag");
});

test("shutters open one after the other", () => {
  const shown = dance([["flipped", 0, 9, 4], ["flipped", 0, 10, 4]], 0);
  expect(shown.opening[1]!.at).toBeGreaterThan(shown.opening[0]!.at);
  expect(shown.gang).toEqual([]);
});

test("nothing moves at nightfall", () => {
  expect(dance([["takes", 1, 21, 6], ["nightfall", -1, -1, -1]], 19).steps).toBe(0);
});
