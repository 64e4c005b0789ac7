/** Which thing comes next for the arrow keys. */

import type { Box, Point } from "./plane";

export const DIRECTIONS: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The number of the box that lies best in a direction from another; -1 where there is none. */
export function nearest(direction: Point, from: Box, boxes: Box[]): number {
  const costs = boxes.map((box) => {
    const dx = box.x + box.width / 2 - from.x - from.width / 2;
    const dy = box.y + box.height / 2 - from.y - from.height / 2;
    const ahead = dx * direction.x + dy * direction.y;
    const aside = Math.abs(dx * direction.y - dy * direction.x);
    return ahead > aside * 0.6 ? ahead + aside * 1.5 : Infinity;
  });
  const least = Math.min(...costs);
  return least < Infinity ? costs.indexOf(least) : -1;
}
