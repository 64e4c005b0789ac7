import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { absent, promptOf } from "./awaited";
import type { Say } from "./words.svelte";

const chair = (name: string, more = {}) => ({ name, kind: "person", away: false, resigned: false, here: true, ...more });
const chairs = [chair("Ada"), chair("Rose", { here: false }), chair("Bet"), chair("Sly", { kind: "bot", here: false }), chair("Tom", { here: false })];

function sayer(lang: string): Say {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(new URL(`../locales/${lang}/client.ftl`, import.meta.url), "utf8")));
  return (key, args = {}) => bundle.formatPattern(bundle.getMessage(key)!.value!, args);
}

function prompt(lang: string, waiting: number[], more = {}): string {
  const usual = { chairs, waiting, seat: 0, asked: false, told: "Waiting for somebody.", about: "They choose bones." };
  return promptOf({ ...usual, ...more }, sayer(lang), lang);
}

test("a person is absent who has closed the page and for whom no bot plays", () => {
  expect(chairs.map(absent)).toEqual([false, true, false, false, true]);
  expect(absent(chair("Rose", { here: false, away: true }))).toBe(false);
  expect(absent(chair("Rose", { here: false, resigned: true }))).toBe(false);
});

describe("a prompt", () => {
  test("says who is awaited and not there", () => {
    expect(prompt("en", [1])).toBe("Waiting for Rose, who is not here.");
    expect(prompt("en", [1, 4])).toBe("Waiting for Rose and Tom, who are not here.");
    expect(prompt("fr", [1])).toBe("On attend Rose, qui n’est pas là.");
    expect(prompt("fr", [1, 4])).toBe("On attend Rose et Tom, qui ne sont pas là.");
  });

  test("says who else is awaited, and what they are about", () => {
    expect(prompt("en", [1, 2])).toBe("Waiting for Bet, and for Rose, who is not here. They choose bones.");
    expect(prompt("fr", [1, 2])).toBe("On attend Bet, ainsi que Rose, qui n’est pas là. They choose bones.");
  });

  test("is what the server says where everybody is there", () => {
    expect(prompt("en", [2, 3])).toBe("Waiting for somebody. They choose bones.");
    expect(prompt("en", [0, 1], { asked: true, told: "Take a token" })).toBe("Take a token");
    expect(prompt("en", [])).toBe("Waiting for somebody.");
  });

  test("is one sentence at a pause of a lesson, which awaits the reader and asks nothing yet", () => {
    expect(prompt("en", [0], { told: "Take a token" })).toBe("Your turn comes next.");
    expect(prompt("fr", [0, 1], { told: "Take a token" })).toBe("Ensuite, c’est à vous.");
  });
});
