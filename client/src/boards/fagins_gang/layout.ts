/** Where things are drawn, in units that are pixels on a table of the usual size. */

import type { Box } from "../plane";
import type { End } from "./moves";
import type { Sheet } from "./scene";

/** The parts of a street from its left upper corner. */
export interface StreetPlan {
  width: number;
  front: number; // height of the house front with the name
  home: Box; // where urchins are home
  high: Box; // the way off the top
  top: number; // of the first level
  rung: number; // height of a level
  low: Box; // the way off the bottom
  foot: Box; // price and warehouse
  crates: { x: number; size: number };
  middle: number; // where urchins stand
  coin: { x: number; radius: number };
  gutter: number; // width of the constable's way on each side
  man: number; // scale of urchins and constables
}

export interface Layout {
  small: boolean;
  width: number;
  height: number;
  scale: number; // pixels of a unit
  streets: number[]; // left edges
  plan: StreetPlan;
  pen: { x: number; y: number; radius: number };
  ledger: Box;
}

const GAP = 4;

/** On a phone streets and market are two pages of the same size. */
export function layoutOf(width: number, height: number, sheet: Sheet): Layout {
  const small = width < 560;
  const room = Math.max(1, height); // there is none yet before all is laid out
  const scale = Math.min(width / (small ? 390 : 760), room / (small ? 322 : 470));
  const all = { width: width / scale, height: room / scale };
  const side = small ? 0 : 200; // of the market
  const pitch = (all.width - side + (small ? 0 : -6)) / sheet.locations.length;
  const levels = sheet.locations[0]?.levels.length ?? 9;
  const plan = planOf(pitch - GAP, all.height, levels, small);
  const radius = small ? Math.min(all.height / 2 - 14, (all.width - 128) / 2) : Math.min(97, side / 2 - 3);
  const left = all.width - side;
  return {
    small,
    ...all,
    scale,
    streets: sheet.locations.map((_, at) => GAP / 2 + at * pitch),
    plan,
    pen: small ? { x: radius + 4, y: all.height / 2 + 6, radius } : { x: left + side / 2, y: 24 + radius, radius },
    ledger: small
      ? { x: radius * 2 + 12, y: 2, width: all.width - radius * 2 - 14, height: all.height - 4 }
      : { x: left + 4, y: 34 + radius * 2, width: side - 8, height: all.height - radius * 2 - 36 },
  };
}

function planOf(width: number, height: number, levels: number, small: boolean): StreetPlan {
  const front = small ? 34 : 54 + Math.min(16, Math.max(0, height - 470) * 0.25);
  const door = small ? 27 : 28;
  const out = small ? 24 : 18;
  const foot = small ? 28 : 30; // the edge of a finger on the drawer below it takes two
  const rung = (height - front - door - out - foot - 2) / levels;
  const gutter = width * 0.14;
  const crate = Math.min((rung - 4) / 2, width * 0.14);
  const step = width * (small ? 0.42 : 0.3);
  const low = front + door + rung * levels;
  return {
    width,
    front,
    home: { x: 0, y: front, width: width - step, height: door },
    high: { x: width - step, y: front, width: step, height: door },
    top: front + door,
    rung,
    low: { x: 0, y: low, width, height: out },
    foot: { x: 0, y: low + out, width, height: foot },
    crates: { x: gutter + 1, size: crate },
    middle: gutter + crate * 2 + width * 0.12,
    coin: { x: width - gutter - width * 0.08, radius: Math.min(8, width * 0.08) },
    gutter,
    man: Math.min(rung / 35, width / 92),
  };
}

/** The middle of a level, or of what is beyond the levels. */
export function heightOf(plan: StreetPlan, end: End): number {
  if (end === "fagin" || end === "high") return plan.home.y + plan.home.height / 2;
  if (end === "low") return plan.low.y + plan.low.height / 2;
  return plan.top + (end + 0.5) * plan.rung;
}

/** The ground that belongs to an end of a walk. */
export function groundOf(plan: StreetPlan, end: End): Box {
  if (end === "fagin") return plan.home;
  if (end === "high") return plan.high;
  if (end === "low") return plan.low;
  return { x: 0, y: plan.top + end * plan.rung, width: plan.width, height: plan.rung };
}
