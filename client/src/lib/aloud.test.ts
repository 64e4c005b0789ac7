import { expect, test } from "vitest";
import { inARow, ownAloud, tableAloud } from "./aloud";

const part = { heading: "", text: "", head: [], rows: [] };
const parts = [
  { ...part, heading: "Oliver Twist · Day" },
  { ...part, text: "      ··63a1··\n   City Road" },
  { ...part, text: "Gang: 24" },
  { ...part, head: ["Urchin", "Money", "Tools"], rows: [["  Ada (you)", "£10", ""], ["▸ Ben", "?", "Cr"]] },
  { ...part, rows: [["Your stash", "2×b2"], ["Your file", "w5"]] },
];

test("a table is read with its heads and without its drawings", () => {
  expect(tableAloud(parts)).toBe(
    "Oliver Twist · Day. Gang: 24. Ada (you), Money £10. ▸ Ben, Money ?, Tools Cr. Your stash, 2×b2. Your file, w5",
  );
});

test("one's own things are one's own row and the rows below all players", () => {
  expect(ownAloud(parts, "(you)")).toBe("Ada (you), Money £10. Your stash, 2×b2. Your file, w5");
  expect(ownAloud(parts.slice(0, -1), "(you)")).toBe("Ada (you), Money £10");
});

test("lines that are read one after the other end once each", () => {
  expect(inARow(["Turn 2", "You draw:", "", "Nancy has given up.", "Take a token"])).toBe("Turn 2. You draw: Nancy has given up. Take a token");
});
