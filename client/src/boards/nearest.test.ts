import { expect, test } from "vitest";
import { DIRECTIONS, nearest } from "./nearest";

const at = (x: number, y: number) => ({ x, y, width: 10, height: 10 });

test("an arrow leads to the nearest thing on its side", () => {
  const boxes = [at(0, 0), at(40, 5), at(90, 0), at(0, 60)];
  expect(nearest(DIRECTIONS["ArrowRight"]!, boxes[0]!, boxes)).toBe(1);
  expect(nearest(DIRECTIONS["ArrowRight"]!, boxes[1]!, boxes)).toBe(2);
  expect(nearest(DIRECTIONS["ArrowDown"]!, boxes[0]!, boxes)).toBe(3);
});

test("an arrow leads nowhere where nothing lies on its side", () => {
  expect(nearest(DIRECTIONS["ArrowUp"]!, at(0, 0), [at(0, 0), at(50, 10)])).toBe(-1);
});
