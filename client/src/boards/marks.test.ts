import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import type { BoardModule } from "./contract";
import { markOf as doggy } from "./doggy_bag/marks";
import { markOf as gang } from "./fagins_gang/marks";
import { markOf as oliver } from "./oliver_twist/marks";
import { markOf as swindler } from "./swindler/marks";

const GAMES: [string, BoardModule["markOf"]][] = [["doggy_bag", doggy], ["oliver_twist", oliver], ["fagins_gang", gang], ["swindler", swindler]];
const UNMARKED = ["turn", "round"]; // headings
const SILENT = ["at-fagins", "placed", "market-closes", "done", "bet-stands", "nobody-reacts"]; // told by other events

test.each(GAMES)("every event that %s tells in words has a mark", (game, markOf) => {
  const words = readFileSync(new URL(`../../../src/fagin/locales/en/${game}.ftl`, import.meta.url), "utf8");
  const told = new FluentResource(words).body.flatMap(({ id }) => (id.startsWith("event-") ? [id.slice("event-".length)] : []));
  const bare = told.filter((what) => !markOf([what, 0, 0, 0], ["take:rr"]).drawn?.path);
  expect(told.length).toBeGreaterThan(20);
  expect(bare.filter((what) => ![...UNMARKED, ...SILENT].includes(what))).toEqual([]);
});

test("a token that is taken is shown itself, and a tile by its item", () => {
  expect(oliver(["takes", 1, 20, 6], [])).not.toEqual(oliver(["takes", 1, 20, 0], []));
  expect(swindler(["drew", 1, 1, -1], ["take:rr", "take:rn"])).not.toEqual(swindler(["drew", 1, 0, -1], ["take:rr", "take:rn"]));
});

test("a line belongs to the seat that acts, and to none where its first number is something else", () => {
  expect(doggy(["drew", 2, 1, -1], []).seat).toBe(2);
  expect(doggy(["delivered", 2, -1, -1], []).seat).toBeNull();
  expect(gang(["patrols", 2, 1, -1], []).seat).toBeNull();
  expect(swindler(["raid", 2, -1, -1], []).seat).toBeNull();
});
