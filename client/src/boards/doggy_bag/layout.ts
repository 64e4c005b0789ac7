/** Where everything lies: on a broad table, and on the small one of a phone. */

import type { Box, Point } from "../plane";

export interface Layout {
  small: boolean;
  width: number;
  height: number;
  plots: Box[]; // by seat: the place of each dog
  plotScale: number;
  tags: Point[]; // by number: the middle of each tag on the strap
  tagScale: number;
  strap: string;
  sack: Point & { scale: number };
  hand: Box; // bones that were drawn and are not yet anybody's
  chest: Box;
  slate: Box;
}

const ROLES = 8;

/** A strap that hangs from both sides: tags at even distances, lower in the middle. */
function hang(left: number, right: number, high: number, sag: number): Point[] {
  return Array.from({ length: ROLES }, (_, at) => {
    const from = at / (ROLES - 1);
    return { x: left + (right - left) * from, y: high + sag * (1 - (2 * from - 1) ** 2) };
  });
}

/** Whose place is where: clockwise from one's own, which is below at the left; a spectator sits by the first. */
function wide(players: number, own: number): Layout {
  const box = { width: 206, height: 130 };
  const left = Math.ceil(players / 2);
  const columns = [left, players - left];
  const plots: Box[] = Array<Box>(players);
  for (let place = 0; place < players; place += 1) {
    const right = place >= left ? 1 : 0;
    const many = columns[right] ?? 1;
    const row = right ? place - left : many - 1 - place;
    const gap = many === 3 ? 2 : 50;
    const top = 318 - (many * box.height + (many - 1) * gap) / 2;
    plots[(own + place) % players] = { x: right ? 548 : 6, y: top + row * (box.height + gap), ...box };
  }
  return {
    small: false,
    width: 760,
    height: 520,
    plots,
    plotScale: 1,
    tags: hang(46, 714, 50, 20),
    tagScale: 1,
    strap: "M0 3Q380 48 760 3",
    sack: { x: 294, y: 292, scale: 0.95 },
    hand: { x: 220, y: 138, width: 320, height: 52 },
    chest: { x: 376, y: 204, width: 166, height: 176 },
    slate: { x: 220, y: 402, width: 320, height: 110 },
  };
}

/** A table as high as the room allows: dogs above, the strap, then sack and chest side by side, the slate below. */
function small(players: number, own: number, height: number): Layout {
  const more = Math.max(0, Math.min(height, 540) - 390);
  const step = 390 / players;
  const plotScale = Math.min(1.35, step / 65, 1 + more / 260);
  const plots: Box[] = Array<Box>(players);
  for (let place = 0; place < players; place += 1) {
    const middle = step * (place + 0.5);
    plots[(own + place) % players] = { x: middle - 32 * plotScale, y: 5, width: 64 * plotScale, height: 96 * plotScale };
  }
  const strap = 106 + more * 0.35;
  const rest = 230 + more * 0.5;
  return {
    small: true,
    width: 390,
    height: 390 + more,
    plots,
    plotScale,
    tags: hang(27, 363, strap + 28, 7),
    tagScale: 0.62,
    strap: `M0 ${strap}Q195 ${strap + 15} 390 ${strap}`,
    sack: { x: 84, y: (rest + 390 + more) / 2 - 3, scale: Math.min(0.95, 0.82 + more / 700) },
    hand: { x: 6, y: 178 + more * 0.42, width: 378, height: 46 },
    chest: { x: 168, y: rest, width: 216, height: 100 + more * 0.5 },
    slate: { x: 168, y: 336 + more, width: 216, height: 50 },
  };
}

/** The table for a room in pixels, from a seat's place. */
export function layoutOf(width: number, height: number, players: number, own: number | null): Layout {
  return width < 560 ? small(players, own ?? 0, (390 * height) / Math.max(1, width)) : wide(players, own ?? 0);
}

/** How far apart things may lie in a row: their usual distance, or less where there are many. */
export function pitch(many: number, usual: number, room: number): number {
  return many < 2 ? 0 : Math.min(usual, room / (many - 1));
}
