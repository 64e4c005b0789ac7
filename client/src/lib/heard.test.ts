import { crc32 as standard } from "node:zlib";
import { expect, test } from "vitest";
import { crc32, Heard } from "./heard";

test("sums of texts are those of the standard, in one piece or in several", () => {
  const text = "The bag is full, and Mr. Fagin is out. ".repeat(9);
  for (const length of [0, 1, 2, 39, text.length]) {
    const [first, rest] = [text.slice(0, length), text.slice(length)];
    expect(crc32(first)).toBe(standard(first));
    expect(crc32(rest, crc32(first))).toBe(standard(text));
  }
});

test("events heard one after the other or together have the same hash, which is that of their JSON", () => {
  const [once, twice] = [new Heard(), new Heard()];
  once.add([["drew", 0, 1, -1], ["kept", 0, -1, -1]]);
  twice.add([["drew", 0, 1, -1]]);
  twice.add([["kept", 0, -1, -1]]);
  expect(once.hash).toBe(twice.hash);
  expect(once.hash).toBe(standard('["drew",0,1,-1]["kept",0,-1,-1]'));
  expect(once.count).toBe(2);
});
