/** Who sits where, to be told apart by any two of colour, pattern and headgear. */

import type { BoardProps, Seat } from "../boards/contract";

export const PATTERNS = ["plain", "stripe", "dot", "check", "chevron", "cross"] as const;
export const HAT_NAMES = ["top-hat", "flat-cap", "bonnet", "bowler", "tricorne", "mob-cap"] as const;
export type HatName = (typeof HAT_NAMES)[number];

/** Silhouettes in a box of 32 by 24: the headgear, and lines that are cut out of it. */
export const HATS: Record<HatName, { shape: string; lines: string }> = {
  "top-hat": {
    shape: "M2 19q5 2.600 14 2.600T30 19q.4-1.600-1-2-3 1-5.600 1.400L24.800 4Q20 2 16 2T7.200 4L8.600 18.400Q6 18 3 17q-1.400.4-1 2Z",
    lines: "M8.300 14.400q7.700 2.200 15.400 0",
  },
  "flat-cap": {
    shape: "M2.500 17.500Q1.500 6 14 5.500q12-.5 13 9.500l3.800 2.700q1 2.300-1.800 2.300H5q-2.500 0-2.500-2.500Z",
    lines: "M3 15.500q12-4 23.800-.5M14 5.500v-1.500",
  },
  bonnet: {
    shape: "M4 20.500Q0 2.500 16 2.500T28 20.500l-5.500-1Q24.500 9.500 16 9.500T9.500 19.500Z",
    lines: "M6.800 19.500Q4 6 16 6T25.200 19.500M10 20q2.500 4 6 .5 3.500 3.500 6-.5",
  },
  bowler: {
    shape: "M2 18q-.6-1.800 1-2.200 2 .8 4 .7Q6.500 4.500 16 4.500t9 12q2 .1 4-.7 1.600.4 1 2.200Q24 21 16 21T2 18Z",
    lines: "M7 13.500q9 2.400 18 0",
  },
  tricorne: {
    shape: "M1 15.500Q7 14 10 9.500 12 4 16 4t6 5.500q3 4.500 9 6 .7 1-.3 1.700Q23 17.500 16 21.500 9 17.500 1.300 17.200q-1-.7-.3-1.700Z",
    lines: "M3.500 15.800Q11 15 16 18.500 21 15 28.500 15.800",
  },
  "mob-cap": {
    shape:
      "M6 14Q5 4 16 3q11 1 10 11 3 1 2 4-1 2.500-3 1.500-1.500 2.500-4 1-2.500 2-5 .3-2.500 1.700-5-.3-2.500 1.500-4-1-2 1-3-1.500-1-3 2-4Z",
    lines: "M6.500 14.200q9.500-3.200 19 0",
  },
};

type Reader = Pick<BoardProps, "seats" | "seat">;

/** What a sentence needs to know of a seat: its name, and whether the reader sits there. */
export function named(seat: number, { seats, seat: own }: Reader): { who: string; you: "yes" | "no" } {
  return { who: seats[seat]?.name ?? "", you: seat === own ? "yes" : "no" };
}

/** The names of some seats as a list, with the reader last. */
export function namesOf(found: number[], { seats, seat: own, say }: Reader & Pick<BoardProps, "say">): string {
  const others = found.filter((seat) => seat !== own).map((seat) => seats[seat]?.name ?? "");
  return (others.length < found.length ? [...others, say("the-reader")] : others).join(", ");
}

/** A chair of the wire or of a fixture as it is drawn. */
export function seatOf(chair: { name: string; kind: Seat["kind"]; level: string; away: boolean }, index: number): Seat {
  return {
    name: chair.name,
    called: chair.name,
    kind: chair.kind,
    level: chair.level,
    away: chair.away,
    index,
    colour: `var(--seat-${index})`,
    pattern: `seat-${PATTERNS[index]}-${index}`,
    hat: HAT_NAMES[index] ?? "top-hat",
  };
}
