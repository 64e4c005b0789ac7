/** The plan of the town: houses along the streets, and the corners that the streets leave to other things. */

import type { Box, Point } from "../plane";
import type { Sheet, Street } from "./scene";

/** The sheet of paper, its margins outside the streets included. */
export const PLATE: Box = { x: -30, y: -26, width: 1260, height: 890 };
export const TOKEN = 22; // the radius of a token
export const HIT = 30; // the radius within which a space is touched
const STREET = 26; // half the width of a street, with its kerb
const NAME = 11; // the width of a letter of a street's name

/** Where things beside the streets lie, by their middles. */
export const CORNERS = {
  title: { x: 118, y: 88 },
  rewards: { x: 22, y: 318 },
  den: { x: 64, y: 428 },
  bag: { x: 40, y: 592 },
  compass: { x: 1128, y: 100 },
  deck: { x: 1168, y: 262 },
  discards: { x: 1168, y: 372 },
  pile: { x: 1168, y: 494 },
  dome: { x: 462, y: 512 },
  garden: { x: 752, y: 300 },
};

const KEPT_FREE: Box[] = [
  { x: -30, y: -26, width: 312, height: 204 }, // title
  { x: -30, y: 262, width: 250, height: 92 }, // rewards
  { x: -30, y: 366, width: 166, height: 110 }, // den
  { x: -20, y: 545, width: 120, height: 110 }, // bag
  { x: 1036, y: 14, width: 190, height: 180 }, // compass
  { x: 1126, y: 205, width: 100, height: 360 }, // cards
  { x: 396, y: 452, width: 136, height: 116 }, // dome
  { x: 690, y: 250, width: 130, height: 100 }, // garden
];

/** A number from 0 to 1 that is the same for the same whole number. */
function chance(at: number): number {
  const mixed = Math.imul(at ^ (at >>> 15), 0x2c1b3c6d) ^ 0x297a2d39;
  return ((Math.imul(mixed ^ (mixed >>> 12), 0x5bd1e995) >>> 8) & 0xffff) / 0x10000;
}

function farFrom(point: Point, from: Point, to: Point): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const at = Math.max(0, Math.min(1, ((point.x - from.x) * dx + (point.y - from.y) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(point.x - from.x - at * dx, point.y - from.y - at * dy);
}

function within(point: Point, box: Box): boolean {
  return point.x > box.x && point.x < box.x + box.width && point.y > box.y && point.y < box.y + box.height;
}

/** Whether nothing lies in the south but the river. */
export function hasRiver(sheet: Sheet): boolean {
  return sheet.board.spaces.every(({ y }) => y < 760);
}

/** The middle line of a street in the direction in which its name is read. */
function lineOf(street: Street, sheet: Sheet): Point[] {
  const line = street.spaces.flatMap((space) => sheet.board.spaces[space] ?? []);
  const [x = 0, y = 0] = (street.label_path.match(/-?[\d.]+/g) ?? []).map(Number);
  const first = line[0];
  const last = line.at(-1);
  const turned = first && last && Math.hypot(last.x - x, last.y - y) < Math.hypot(first.x - x, first.y - y);
  return turned ? line.toReversed() : line;
}

/** On which side of its line a street's name stands: above it, or below where another street is in the way. */
export function nameSide(street: Street, sheet: Sheet): -1 | 1 {
  const line = lineOf(street, sheet);
  const others = sheet.board.streets
    .filter(({ id }) => id !== street.id)
    .flatMap((other) => segmentsOf(lineOf(other, sheet)));
  const room = (side: number): number => {
    const own = segmentsOf(line).slice(1, -1);
    const points = own.map(({ from, to }) => {
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      const out = (side * (STREET + 16)) / length;
      return { x: (from.x + to.x) / 2 - (to.y - from.y) * out, y: (from.y + to.y) / 2 + (to.x - from.x) * out };
    });
    return Math.min(...points.flatMap((point) => others.map(({ from, to }) => farFrom(point, from, to))));
  };
  return room(-1) > STREET + 36 || room(-1) >= room(1) ? -1 : 1;
}

/** The line on which a street's name stands: beside its middle line, as far as the letters need. */
export function namePath(street: Street, sheet: Sheet): string {
  const line = smooth(street.label_path) ?? lineOf(street, sheet);
  const side = nameSide(street, sheet);
  const out = side < 0 ? -STREET - 7 : STREET + 22;
  const points = line.map((point, at) => {
    const from = line[at - 1] ?? point;
    const to = line[at + 1] ?? point;
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    return { x: point.x - ((to.y - from.y) * out) / length, y: point.y + ((to.x - from.x) * out) / length };
  });
  return points.map(({ x, y }, at) => `${at ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

/** Points of a path that is one cubic curve. */
function smooth(path: string): Point[] | null {
  const numbers = (path.match(/-?[\d.]+/g) ?? []).map(Number);
  if (numbers.length !== 8 || !/^M[^A-Z]*C[^A-Z]*$/.test(path)) return null;
  const on = (at: number, axis: 0 | 1): number => {
    const [a, b, c, d] = [0, 2, 4, 6].map((first) => numbers[first + axis] ?? 0) as [number, number, number, number];
    const rest = 1 - at;
    return a * rest ** 3 + 3 * b * rest ** 2 * at + 3 * c * rest * at ** 2 + d * at ** 3;
  };
  return Array.from({ length: 33 }, (_, step) => ({ x: on(step / 32, 0), y: on(step / 32, 1) }));
}

function segmentsOf(line: Point[]): { from: Point; to: Point }[] {
  return line.slice(1).map((to, at) => ({ from: line[at]!, to }));
}

export interface Houses {
  roofs: string;
  shades: string;
  ridges: string;
  trees: Point[]; // where no street is near
}

/** Terraces on both sides of every street, as three paths: roofs, their shaded halves, and their ridges. */
export function houses(sheet: Sheet): Houses {
  const lines = sheet.board.streets.map((street) => lineOf(street, sheet));
  const segments = lines.flatMap(segmentsOf);
  const south = hasRiver(sheet) ? 762 : PLATE.y + PLATE.height - 22;
  const built: (Point & { radius: number })[] = [];
  const found: Houses = { roofs: "", shades: "", ridges: "", trees: [] };
  let seed = 1;

  const fits = (point: Point): boolean =>
    point.x > PLATE.x + 22 &&
    point.x < PLATE.x + PLATE.width - 22 &&
    point.y > PLATE.y + 22 &&
    point.y < south &&
    !KEPT_FREE.some((box) => within(point, box)) &&
    segments.every(({ from, to }) => farFrom(point, from, to) > STREET + 3);

  const build = (middle: Point, along: Point, width: number, depth: number): void => {
    const radius = Math.min(width, depth) / 2;
    if (built.some((other) => Math.hypot(other.x - middle.x, other.y - middle.y) < other.radius + radius + 4)) return;
    const corner = (side: number, out: number): Point => ({
      x: middle.x + (along.x * side * width) / 2 - (along.y * out * depth) / 2,
      y: middle.y + (along.y * side * width) / 2 + (along.x * out * depth) / 2,
    });
    const corners = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
    if (!corners.every(fits)) return;
    built.push({ ...middle, radius });
    const [a, b, c, d] = corners.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
    const [e, f] = [corner(-1, 0), corner(1, 0)].map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
    found.roofs += `M${a}L${b}L${c}L${d}Z`;
    found.shades += `M${e}L${f}L${c}L${d}Z`;
    found.ridges += `M${e}L${f}`;
  };

  sheet.board.streets.forEach((street, at) => {
    const line = lines[at]!;
    const long = line.slice(1).reduce((sum, to, on) => sum + Math.hypot(to.x - line[on]!.x, to.y - line[on]!.y), 0);
    const nameAt = nameSide(street, sheet);
    const nameFrom = (long - street.name.length * NAME) / 2 - 8;
    for (const side of [-1, 1]) {
      for (const row of [0, 1, 2]) {
        let gone = 0;
        line.slice(1).forEach((to, on) => {
          const from = line[on]!;
          const length = Math.hypot(to.x - from.x, to.y - from.y);
          const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
          for (let step = 6; step < length; step += 25) {
            seed += 1;
            const width = 17 + 9 * chance(seed);
            const depth = 15 + 8 * chance(seed * 7);
            const named = side === nameAt && gone + step > nameFrom && gone + step < long - nameFrom;
            const out = STREET + 5 + depth / 2 + row * 31 + (named ? 25 : 0);
            if (row === 2 && chance(seed * 13) < 0.4) continue;
            build(
              { x: from.x + along.x * step - along.y * side * out, y: from.y + along.y * step + along.x * side * out },
              along,
              width,
              depth,
            );
          }
          gone += length;
        });
      }
    }
  });
  for (let x = PLATE.x + 34; x < PLATE.x + PLATE.width - 30; x += 27) {
    for (let y = PLATE.y + 36; y < south; y += 25) {
      seed += 1;
      const tree = { x: x + 14 * chance(seed * 3), y: y + 12 * chance(seed * 5) };
      const free = built.every((house) => Math.hypot(house.x - tree.x, house.y - tree.y) > house.radius + 19);
      const away = segments.every(({ from, to }) => farFrom(tree, from, to) > STREET + 26);
      if (free && away && fits(tree) && chance(seed * 11) < 0.62) found.trees.push(tree);
    }
  }
  return found;
}

/** Where the camera stands: map units are moved and enlarged to fill the window. */
export interface Camera {
  scale: number;
  x: number;
  y: number;
}

/** The whole plate in a window. */
export function wholeTown(width: number, height: number): Camera {
  const scale = Math.min(width / PLATE.width, height / PLATE.height);
  return {
    scale,
    x: (width - PLATE.width * scale) / 2 - PLATE.x * scale,
    y: (height - PLATE.height * scale) / 2 - PLATE.y * scale,
  };
}

/** A part of the plate around a point, never beyond its edges. */
export function closeUp(width: number, height: number, scale: number, middle: Point): Camera {
  const between = (least: number, most: number, value: number): number => Math.max(least, Math.min(most, value));
  const x = between(width - (PLATE.x + PLATE.width) * scale, -PLATE.x * scale, width / 2 - middle.x * scale);
  const y = between(height - (PLATE.y + PLATE.height) * scale, -PLATE.y * scale, height / 2 - middle.y * scale);
  return { scale, x, y };
}

/** The box around some points. */
export function around(points: Point[]): Box {
  const left = Math.min(...points.map(({ x }) => x));
  const top = Math.min(...points.map(({ y }) => y));
  return {
    x: left,
    y: top,
    width: Math.max(...points.map(({ x }) => x)) - left,
    height: Math.max(...points.map(({ y }) => y)) - top,
  };
}
