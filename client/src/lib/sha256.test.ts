import { createHash, createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { bytesOf, hexOf, hmac, sha256 } from "./sha256";

const LENGTHS = [0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 1000];

test("hashes of every length of padding are those of the standard", () => {
  for (const length of LENGTHS) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 7) % 256);
    expect(hexOf(sha256(bytes))).toBe(createHash("sha256").update(bytes).digest("hex"));
  }
});

test("keyed hashes are those of the standard, with short and with long keys", () => {
  for (const length of LENGTHS) {
    const key = Uint8Array.from({ length }, (_, at) => (at * 11) % 256);
    const expected = createHmac("sha256", key).update("Bow Street").digest("hex");
    expect(hexOf(hmac(key, bytesOf("Bow Street")))).toBe(expected);
  }
});
