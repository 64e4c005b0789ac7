import { expect, test } from "vitest";
import { askedHere } from "./device";

test("a table of the house is not looked for on this device", () => {
  expect(askedHere("/tables/GidJvvActWDRxFifSnCM6zu7/words?seat=0")).toBeNull();
  expect(askedHere("/my-tables")).toBeNull();
});

test("what is asked of a table on this device is the last word of its address", () => {
  expect(askedHere("/tables/alone-Gid")).toEqual({ table: "alone-Gid", what: "look", args: {} });
  expect(askedHere("/tables/alone-Gid/sheet")?.what).toBe("sheet");
  expect(askedHere("/tables/alone-Gid/seats/0/advice")?.what).toBe("advice");
});

test("what stands behind the question mark goes along", () => {
  const asked = askedHere("/tables/alone-Gid/replay?lang=fr&seat=1&number=12");
  expect(asked).toEqual({ table: "alone-Gid", what: "replay", args: { lang: "fr", seat: "1", number: "12" } });
});
