/** What the server shows of a table of Doggy Bag: the same words as in its scene and its sheet. */

import type { BoardProps } from "../contract";

export const COLOURS = ["grey", "white", "red", "yellow", "black"] as const;
export type Colour = (typeof COLOURS)[number];
export type Bones = Partial<Record<Colour, number>>; // a colour without bones is left out

export interface Step {
  is:
    | "draw_lots"
    | "throw_coins"
    | "loot"
    | "take_role"
    | "announce"
    | "use_or_skip"
    | "safe_draw"
    | "lead"
    | "scout"
    | "discard"
    | "refill"
    | "swap"
    | "draw"
    | "gluttony"
    | "extra_bone"
    | "reward";
  seat?: number;
  waiting?: number[];
  to_come?: number;
  role?: number;
  to_draw?: number;
  colour?: Colour;
}

export interface Dog {
  front: Bones;
  points: number;
  number: number | null;
  token: number | null;
  looked: boolean;
  out: number | null;
}

export interface Own {
  behind: Bones;
  sealed: Bones | null;
  delivered: Bones[];
  looks: { turn: number; seen: Bones }[];
  since: { less: Bones; more: Bones; own: Bones; unknown: number | null } | null;
  risk: { exact: boolean; caught: number[] } | null;
}

export interface Scene {
  turn: number;
  phase: "loot" | "roles" | "stealing" | "over";
  step: Step | null;
  first: number | null;
  led: number | null;
  thrown: number | null;
  amount: number | null;
  bag: { count: number | null; drawn: Bones | null; returned: Bones | null };
  chest: Bones;
  hand: Bones;
  middle: number[];
  hothead: number | null;
  dogs: Dog[];
  trades: { turn: number; seat: number; given: Colour; taken: Colour }[];
  end: { left: number; last_turn: boolean; black_out: number; in_play: number };
  own: Own | null;
  outcome: { scores: number[]; places: number[]; clause: string } | null;
}

export interface Sheet {
  game: string;
  players: number;
  options: Record<string, string>;
  colours: { id: Colour; letter: string; points: number; behind: number; in_bag: number; in_play: number }[];
  roles: { id: string; text: string; clause: string }[];
  coins: { amount: number; ways: number }[];
  black_limit: number;
  fewest_announced: number;
  scouted: number;
  refilled: number;
}

export type Props = BoardProps<Scene, Sheet>;

/** How many bones there are. */
export function size(bones: Bones): number {
  return COLOURS.reduce((sum, colour) => sum + (bones[colour] ?? 0), 0);
}

/** Each bone by its colour, one after the other. */
export function spread(bones: Bones): Colour[] {
  return COLOURS.flatMap((colour) => Array<Colour>(bones[colour] ?? 0).fill(colour));
}

/** Bones counted by their colours. */
export function heap(colours: Colour[]): Bones {
  const bones: Bones = {};
  for (const colour of colours) bones[colour] = (bones[colour] ?? 0) + 1;
  return bones;
}

/** Heaps added up, a heap taken away counting as less. */
export function sum(...heaps: [Bones, 1 | -1][]): Bones {
  const bones: Bones = {};
  for (const colour of COLOURS) {
    const all = heaps.reduce((total, [some, sign]) => total + sign * (some[colour] ?? 0), 0);
    if (all) bones[colour] = all;
  }
  return bones;
}

/** What bones are worth. */
export function worth(bones: Bones, sheet: Sheet): number {
  return sheet.colours.reduce((all, { id, points }) => all + points * (bones[id] ?? 0), 0);
}

/** Whether roles have effects at this table. */
export function effects(sheet: Sheet): boolean {
  return sheet.options["mode"] !== "beginner";
}
