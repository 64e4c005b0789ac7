/** The lines of the pieces: each thing is cut in a box from -16 to 16, each card's emblem in one from -20 to 20. */

import type { Card, Kind, Type } from "./scene";

export interface Cut {
  body: string; // filled with the colour of the thing
  lines: string; // engraved in it
  solid?: string; // filled with ink
}

const pearls = Array.from({ length: 11 }, (_, at) => {
  const turn = Math.PI * (0.86 + (at / 10) * 1.28) + Math.PI;
  const x = 12 * Math.cos(turn);
  const y = -1 + 11.5 * Math.sin(turn);
  return `M${(x - 2.7).toFixed(1)} ${y.toFixed(1)}a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0 -5.4 0`;
}).join("");

export const THINGS: Record<Type | Exclude<Kind, "apple1" | "apple2" | "handkerchief1" | "handkerchief2">, Cut> = {
  apple: {
    body: "M0 -5C-4 -10 -13 -8 -13 1C-13 9 -6 15 -3 14C-1 13.3 1 13.3 3 14C6 15 13 9 13 1C13 -8 4 -10 0 -5Z",
    lines: "M0 -5C0 -9 1 -12 3 -14M-9 2C-9 6 -7 9 -5 10",
    solid: "M2 -8C5 -14 10 -13 12 -12C10 -7 5 -6 2 -8Z",
  },
  handkerchief: {
    body: "M-13 -11Q0 -8 13 -11Q11 0 13 9L0 15L-13 9Q-11 0 -13 -11Z",
    lines: "M-12 9L0 3L12 9M-3 1V-7H4M-3 -3H2",
  },
  brooch: {
    body: "M0 -14A11 14 0 1 1 0 14A11 14 0 1 1 0 -14Z",
    lines: "M0 -9A6.5 9 0 1 1 0 9A6.5 9 0 1 1 0 -9ZM-2 -4Q3 -5 3 -1L4 1L2 2Q2 5 -2 5Q-4 0 -2 -4Z",
  },
  necklace: { body: pearls, lines: "M-4 -13L0 -15L4 -13", solid: "M0 8L3.5 12.5L0 17L-3.5 12.5Z" },
  ring: {
    body: "M0 -4A9.5 9.5 0 1 1 -0.01 -4ZM0 -0.5A6 6 0 1 0 0.01 -0.5Z",
    lines: "M-6.5 -10L-3 -14H3L6.5 -10L0 -3.5ZM-6.5 -10H6.5M-2 -10L0 -4L2 -10",
  },
  watch: {
    body: "M0 -7A10.5 10.5 0 1 1 -0.01 -7Z",
    lines: "M0 -7V-10M-3 -12.5A3 2.5 0 1 1 3 -12.5A3 2.5 0 1 1 -3 -12.5ZM0 -2.5V3.5L4 6M0 -4.5V-4M7.5 3.5H7M-7.5 3.5H-7M0 11.5V11",
  },
  wallet: {
    body: "M-14 -7Q-14 -9 -12 -9H12Q14 -9 14 -7V10Q14 12 12 12H-12Q-14 12 -14 10Z",
    lines: "M-14 -4H14M2 -1.5H15V5.5H2Q-1 2 2 -1.5ZM-11 9H11",
    solid: "M6 0.5A1.6 1.6 0 1 1 6 3.7A1.6 1.6 0 1 1 6 0.5Z",
  },
  crowbar: {
    body: "M-13 12L6 -9Q10 -14 14 -11Q16 -9 14 -6L11.5 -8Q11.5 -10 9 -8L-9.5 14.5Z",
    lines: "M-11 10L-7.5 12.5",
  },
  lantern: {
    body: "M-8 -4H8V12Q0 15 -8 12ZM-8 -4L-3 -10H3L8 -4Z",
    lines: "M-3 -12.5A3 2.5 0 1 1 3 -12.5M0 0A4.5 4.5 0 1 1 -0.01 0ZM8 0L13 -3M8.5 4.5H14M8 9L13 12",
  },
  keys: {
    body: "M-5 -13A5 5 0 1 1 -5.01 -13ZM-5 -10A2 2 0 1 0 -4.99 -10ZM-3 -4L1 -5L9 10L5 12.5ZM-8 -3.5L-4.5 -3.5L-4.5 14H-8Z",
    lines: "M6 5L10 3M7.5 8.5L12 6.5M-8 9H-12M-8 13H-12",
  },
  centrebit: {
    body: "M-5 -14Q0 -17 5 -14V-11H-5ZM-2 -11H2V-8H10V4H2V8H-2V2H6V-6H-2Z",
    lines: "M-2 8L0 15L2 8M-2 10.5L2 12.5",
  },
  rope: {
    body: "M-13 -5A13 6 0 1 1 13 -5V4A13 7 0 0 1 -13 4ZM-6 -5A6 2.5 0 1 0 6 -5A6 2.5 0 1 0 -6 -5Z",
    lines: "M-13 -5A13 6 0 0 0 13 -5M-13 -0.5A13 6 0 0 0 13 -0.5M8 8L14 14M-8 7.5L-7 4M0 10.5V7",
  },
  tool: {
    body: "M-13 12L6 -9Q10 -14 14 -11Q16 -9 14 -6L11.5 -8Q11.5 -10 9 -8L-9.5 14.5Z",
    lines: "M-11 10L-7.5 12.5",
  },
  character: {
    body: "M-3 -14C6 -15 9 -9 8 -4L11.5 2L8.5 3.5L9 7Q8 9.5 3 9L4 14H-9C-8 10 -11 6 -11 0C-11 -8 -8 -13.5 -3 -14Z",
    lines: "M-11 -2Q-5 -2 -3 -8Q2 -4 8 -5M4 -1L6.5 -1.5M8 6H5.5",
  },
  burglary: {
    body: "M4 -15L6.5 -8.5L13.5 -8L8 -3.7L10 3L4 -0.8L-2 3L0 -3.7L-5.5 -8L1.5 -8.5Z",
    lines: "M-13 -4Q-15 0 -11 1L6 14M-11 1L-13 3",
  },
};

/** The emblem of each Character, in lines. */
export const EMBLEMS: Record<Card, string> = {
  dodger: "M-16 10Q0 16 16 10M-11 11L-9 -12Q0 -17 10 -11L10 11M-10 4Q0 8 10 4M10 -11L13 -13M-16 10Q-18 7 -15 6L-10 8M16 10Q18 7 15 6L10 8",
  bates: "M-14 0A14 14 0 1 0 14 0A14 14 0 1 0 -14 0M-9 3Q0 16 9 3ZM-8 -5Q-5 -9 -2 -5M2 -5Q5 -9 8 -5M-15 -4Q-6 -19 15 -8",
  bullseye: "M-14 -6L-12 -16L-5 -11Q0 -13 5 -11L12 -16L14 -6Q16 2 9 6Q8 14 0 15Q-8 14 -9 6Q-16 2 -14 -6ZM-6 -3A1 1 0 1 0 -4 -3M4 -3A5 5 0 1 0 7 -6A5 5 0 0 0 4 -3M6 -3A1 1 0 1 0 8 -3M-3 6H3L0 9ZM0 9V12M-5 12Q0 15 5 12",
  sikes: "M-15 14L-6 2Q2 -9 6 -15Q12 -19 15 -14Q16 -9 10 -5Q2 2 -9 16ZM8 -14L9 -10M12 -12L8 -9M5 -10L8 -6M-15 14L-17 17",
  nancy: "M-10 16Q-14 2 -8 -8Q0 -18 12 -12Q17 -9 16 -2Q8 -7 2 -2Q-4 4 -5 15ZM-5 12Q6 14 10 8Q13 4 12 -4M-8 16L-12 19M-6 17L-5 20M5 3L7 3M9 8L11 8",
  monks: "M-14 17Q-16 -6 0 -18Q16 -6 14 17ZM-7 6Q-8 -5 0 -10Q8 -5 7 6Q0 11 -7 6ZM-4 -1L-1 0M4 -1L1 0M-7 6L-9 17M7 6L9 17",
  oliver: "M-16 0H16Q15 14 0 14T-16 0ZM-16 0Q0 4 16 0M-8 14L-10 17H10L8 14M3 -1L12 -16Q15 -19 17 -16Q18 -13 15 -12L7 -1",
  rose: "M0 -4A4 4 0 1 1 0.01 -4M-8 -7Q-4 -17 4 -14Q14 -12 10 -3Q7 4 -1 3Q-11 3 -8 -7ZM-4 -10Q0 -15 5 -9M9 -7Q11 0 3 1M0 3Q0 12 -2 18M-1 9Q-10 4 -12 10Q-7 14 -1 11M0 13Q8 8 11 13Q6 17 -1 15",
  bumble: "M-18 4Q-10 -2 -7 -10Q0 -18 8 -10Q10 -2 18 4Q8 2 0 10Q-8 2 -18 4ZM-7 -10Q0 -2 8 -10M0 10V18M-4 14H4M12 -14L16 -18M11 -10L17 -11",
  fang: "M-13 14Q-17 -2 -9 -12Q0 -19 9 -12Q17 -2 13 14Q8 17 7 11Q9 -2 5 -6Q0 -8 -5 -6Q-9 -2 -7 11Q-8 17 -13 14ZM-14 -1H-8M-13 5H-8M-13 10H-8M14 -1H8M13 5H8M13 10H8M-3 1L-1 1M3 1L1 1M-3 8Q0 6 3 8",
  brownlow: "M-15 -4A6 6 0 1 0 -3 -4A6 6 0 1 0 -15 -4M3 -4A6 6 0 1 0 15 -4A6 6 0 1 0 3 -4M-3 -5Q0 -8 3 -5M-15 -5L-18 -8M15 -5L18 -8M-14 8Q-6 5 0 9Q6 5 14 8V17Q6 14 0 17Q-6 14 -14 17ZM0 9V17",
  crackit: "M-11 -2V-8A11 11 0 0 1 11 -8V-2M-6 -2V-8A6 6 0 0 1 6 -8V-2M-14 -2H14V16H-14ZM0 4A2.5 2.5 0 1 1 -0.01 4ZM0 9V13",
  noah: "M-17 0Q0 -15 17 0Q0 15 -17 0ZM0 -7A7 7 0 1 1 -0.01 -7ZM0 -3.5A3 3 0 1 1 -1.5 0.5L-3 4H3L1.5 0.5M-13 -8L-15 -12M0 -12V-16M13 -8L15 -12",
};

export const KEYHOLE = "M0 -9A6 6 0 1 1 -3.2 1.5L-5.5 11H5.5L3.2 1.5A6 6 0 0 1 0 -9Z";
/** A folder tied with a ribbon, in a box of 40 by 48 around the middle. */
export const FOLDER = "M-18 -22H4L9 -17H18V23H-18Z";
export const SACK = "M-9 -20Q0 -15 9 -20Q5 -14 6 -11Q20 0 18 14Q16 23 0 23T-18 14Q-20 0 -6 -11Q-5 -14 -9 -20Z";
/** A lad of the Gang: cap, face and coat. */
export const LAD = {
  coat: "M-11 22Q-12 4 -5 1H5Q12 4 11 22Z",
  face: "M-6 -7Q-7 2 0 3Q7 2 6 -7Z",
  cap: "M-8 -6Q-9 -13 0 -14Q8 -13 8 -8L12 -5Q2 -8 -8 -6Z",
};

/** What a kind of token shows. */
export function thingOf(kind: Kind): Cut {
  if (kind === "apple1" || kind === "apple2") return THINGS.apple;
  if (kind === "handkerchief1" || kind === "handkerchief2") return THINGS.handkerchief;
  return THINGS[kind];
}

/** Where the coins of a token lie on its rim, the middle one at the bottom. */
export function coinsOnRim(pounds: number, radius: number): { x: number; y: number }[] {
  return Array.from({ length: pounds }, (_, at) => {
    const turn = Math.PI / 2 + (at - (pounds - 1) / 2) * -0.46;
    return { x: radius * Math.cos(turn), y: radius * Math.sin(turn) };
  });
}
