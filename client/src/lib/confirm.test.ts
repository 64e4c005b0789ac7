import { expect, test } from "vitest";
import { doubtful } from "./confirm";

const market = ["buy red", "buy green", "buy blue", "sell black", "pass"];

test("whoever wants to be asked always is asked before every legal move", () => {
  expect(doubtful("always", "buy red", market)).toBe(true);
  expect(doubtful("always", "steal", market)).toBe(false);
});

test("whoever never wants to be asked never is", () => {
  expect(doubtful("never", "pass", market)).toBe(false);
});

test("between the two only a pass among more moves than buttons is asked about", () => {
  expect(doubtful("smart", "pass", market)).toBe(true);
  expect(doubtful("smart", "buy red", market)).toBe(false);
  expect(doubtful("smart", "pass", market.slice(1))).toBe(false);
});

test("a move whose own question the rules leave out is asked about whatever one has set", () => {
  for (const how of ["always", "smart", "never"] as const) {
    expect(doubtful(how, "steal", [...market, "steal"], ["steal"])).toBe(true);
    expect(doubtful(how, "steal", market, ["steal"])).toBe(false);
  }
});
