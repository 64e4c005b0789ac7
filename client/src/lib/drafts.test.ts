import { beforeEach, expect, test, vi } from "vitest";

const stored = new Map<string, string>();
vi.stubGlobal("sessionStorage", {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
});
beforeEach(() => stored.clear());

class Draft {
  bones: string[] = [];
  hover = "";
}

/** The page after a reload: it knows nothing but what was stored. */
async function page() {
  vi.resetModules();
  const { draftFor, keepDrafts } = await import("./drafts");
  return { keepDrafts, draft: (place: string, question: string) => draftFor(place, question, () => new Draft(), ["bones"]) };
}

test("a draft is the same for all who ask about one question, and another for the next", async () => {
  const { draft } = await page();
  draft("t-0", "1 loot").bones = ["red"];
  expect(draft("t-0", "1 loot").bones).toEqual(["red"]);
  expect(draft("t-1", "1 loot").bones).toEqual([]);
  expect(draft("t-0", "2 loot").bones).toEqual([]);
});

test("a reload keeps what was chosen for the question that is still asked", async () => {
  const before = await page();
  Object.assign(before.draft("t-0", "1 loot"), { bones: ["red", "red"], hover: "bag" });
  before.keepDrafts();
  expect((await page()).draft("t-0", "1 loot")).toEqual({ bones: ["red", "red"], hover: "" });
  expect((await page()).draft("t-0", "2 loot").bones).toEqual([]);
});

test("what is stored and cannot be read is as if nothing were", async () => {
  stored.set("fagin-draft-t-0", "{");
  expect((await page()).draft("t-0", "1 loot").bones).toEqual([]);
});
