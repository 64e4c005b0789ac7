/** The blocks that the pieces of Doggy Bag are printed from: outlines around the point 0 0. */

import type { Colour } from "./scene";

/** A bone lies in a box of 52 by 32: its outline, its finer lines and where it is hatched. */
export const BONES: Record<Colour, { shape: string; lines: string; shade: string }> = {
  // an ossicle, the knuckle of a sheep
  grey: {
    shape:
      "M-13 -5C-16 -13 -6 -16 -3.5 -9.5Q0 -7.5 3.5 -9.5C6 -16 16 -13 13 -5Q10.5 0 13 5C16 13 6 16 3.5 9.5" +
      "Q0 7.5 -3.5 9.5C-6 16 -16 13 -13 5Q-10.5 0 -13 -5Z",
    lines: "M-5.5 -3Q0 -0.5 5.5 -3M-5.5 3.5Q0 1 5.5 3.5M-9.5 -9.5q1.5 -1.5 3 -0.5M6.5 -10q1.5 -1 3 0.5",
    shade: "M13 5C16 13 6 16 3.5 9.5Q0 7.5 -3.5 9.5C-6 16 -16 13 -13 5Q-8 9 0 4.5Q8 9 13 5Z",
  },
  // the thin bone of a chicken, with a fork
  white: {
    shape:
      "M-24 -2C-27 -8 -20 -12 -16.5 -7C-15 -4.5 -13 -3.2 -9 -3L5 -3Q11 -4.5 16.5 -12C20 -17 27 -12 23.5 -7.5" +
      "Q18.5 -2 18 0Q18.5 2 23.5 7.5C27 12 20 17 16.5 12Q11 4.5 5 3L-9 3C-13 3.2 -15 4.5 -16.5 7" +
      "C-20 12 -27 8 -24 2Q-22.5 0 -24 -2Z",
    lines: "M-8 -0.5H4M8 0.5Q12 2.5 16 7M-21 -6q1.5 -2 3 -0.5",
    shade: "M5 3Q11 4.5 16.5 12C20 17 27 12 23.5 7.5Q18.5 2 18 0Q15 5 9 2.5Z",
  },
  // the rib of an ox, its head at the left
  red: {
    shape:
      "M-25 14C-30 11 -27 4 -22.5 5C-17.5 -9 -7 -14.5 4 -14Q18 -13 26 -1.5L20.5 4Q13.5 -5 4 -6.5C-5 -7.5 -12 -3 -15.5 9" +
      "C-12.5 14 -18 18.5 -21.5 15Q-23.5 16 -25 14Z",
    lines: "M-18.5 5C-14 -6 -6 -10.5 4 -10.5Q12 -10 18 -3.5M-22.5 9.5q1.5 -1 3 0.5M20.5 -1.5L23 0.5",
    shade: "M20.5 4Q13.5 -5 4 -6.5C-5 -7.5 -12 -3 -15.5 9L-18 7C-14 -5 -6 -9 4 -9Q15 -8 22.5 1.5Z",
  },
  // a slice of marrow bone, round with a hole
  yellow: {
    shape:
      "M-15 -2Q-16 -14 -2 -14.5Q13 -15.5 15.5 -3Q17 12 3 14.5Q-13 16 -15 -2Z" +
      "M-5.5 0Q-5 6 1 5.5Q6.5 5 6 -0.5Q5.5 -6 0 -5.5Q-6 -5 -5.5 0Z",
    lines: "M-10.5 -4Q-9 -10 -2 -10.5M11 4Q9.5 9.5 3.5 10.5",
    shade: "M15.5 -3Q17 12 3 14.5Q-6 15.5 -11 9Q3 12 8.5 4Q12 -2 9 -9.5Q14 -8 15.5 -3Z",
  },
  // a smoked bone: the dog's own, with three curls of smoke
  black: {
    shape:
      "M-13 3.2H13C14 -1.5 22 -2.5 22.5 3Q23 5.5 20.5 7Q23.5 9 22 12C20 16.5 14 15 13 10.8H-13C-14 15 -20 16.5 -22 12" +
      "Q-23.5 9 -20.5 7Q-23 5.5 -22.5 3C-22 -2.5 -14 -1.5 -13 3.2Z",
    lines: "M-9 -1.5q-4 -3.5 0 -6.5t0 -6.5M0 -1.5q-4 -3.5 0 -6.5t0 -6.5M9 -1.5q-4 -3.5 0 -6.5t0 -6.5",
    shade: "",
  },
};

/** What a tag shows besides its number: a dog's trade, in a box of 24 by 24, drawn in lines. */
export const TRADES: Record<string, string> = {
  bootlicker: "M-9 -11H-1V1Q1 4 6 4Q11 4.5 10 9H-9ZM-9 5.5H-3M-9 -7.5H-1M3 -1Q1 -8 6 -8.5Q10.5 -8 9.5 -3.5Q8.5 0.5 6 -1.5V-5",
  watcher: "M-11 1Q0 -10 11 1Q0 11 -11 1ZM4 0.8A4 4 0 1 1 -4 0.8A4 4 0 1 1 4 0.8ZM0 -0.5V2M-7 -6L-8.5 -9M0 -8V-11.5M7 -6L8.5 -9",
  leader: "M-8 12V-11M-8 -10Q-3 -13 2 -10.5T10 -10.5L7 -6L10 -1.5Q6 0.5 2 -1.5T-8 -1.5M-11 12H-5",
  pickpocket: "M-10 -2H10V6Q8 11 0 11.5Q-8 11 -10 6ZM-7 1.5H7M-4 -2Q-9 -6 -5 -10L-1 -7L2 -11.5L7 -9Q8 -5 3 -2",
  mole:
    "M-12 10Q-8 3 -6 3Q-7 -9 0 -9Q7 -9 6 3Q8 3 12 10ZM-1.5 -4.5A1.5 1.5 0 1 0 1.5 -4.5A1.5 1.5 0 1 0 -1.5 -4.5Z" +
    "M-3.5 -6.5H-4.5M3.5 -6.5H4.5M-6 3L-8.5 1M-5 4.5L-8.5 4M6 3L8.5 1M5 4.5L8.5 4M0 -3V0",
  scout: "M-11.5 3.5L-4.5 0.5L-2.5 5L-9.5 8ZM-4.5 -0.5L3 -4L5.5 2L-2 5.5ZM2.5 -5.5L9 -8.5L12.5 -0.5L6 2.5ZM-11 11Q-8 9.5 -5 11",
  intendant: "M3 -6A5 5 0 1 1 -7 -6A5 5 0 1 1 3 -6ZM-4 -1.5L-9 11M-7.7 7.5L-4.7 8.7M-8.7 10L-5.7 11.2M0.5 -2L7 9M5.5 6.5L8.2 5M7 9L9.7 7.5",
  expert: "M4.5 -3A7 7 0 1 1 -9.5 -3A7 7 0 1 1 4.5 -3ZM2.5 2L10.5 10.5M-6.5 -3Q-6 -6.5 -2.5 -7",
};

/** The brand of a tag that was turned over: Fagin's iron, glowing. */
export const IRON = {
  head: "M-8 -14H9V-10.5H-4V-6.5H5V-3H-4V4H-8Z",
  shaft: "M-6 4V15",
  rays: "M-13 -10L-16 -11.5M-13 -4H-16.5M-12.5 2L-15.5 4M13 -12L16 -14M12 -6L15.5 -5.5M9 0.5L12 2.5",
};

/** Six dogs by their seats: head, ears and what is hatched, seen from in front, in a box of 52 by 40. */
export const DOGS: { head: string; ears: string; patch: string; whiskers: string }[] = [
  {
    head: "M-12 -9Q-12 -17 0 -17Q12 -17 12 -9Q14 1 10 8L11 12L7 11.5Q4 16 0 16Q-4 16 -7 11.5L-11 12L-10 8Q-14 1 -12 -9Z",
    ears: "M-12 -7L-21 -19L-7 -16ZM12 -7L21 -19L7 -16Z",
    patch: "M-12 -7L-21 -19L-14 -17ZM12 -7L21 -19L14 -17Z",
    whiskers: "M-8 9L-12 10M-8 11L-11 13.5M8 9L12 10M8 11L11 13.5",
  },
  {
    head: "M-11 -10Q-11 -17 0 -17Q11 -17 11 -10Q12 2 8 10Q5 16 0 16Q-5 16 -8 10Q-12 2 -11 -10Z",
    ears: "M-11 -14Q-24 -14 -23 6Q-21 15 -15 11Q-11 4 -11 -4ZM11 -14Q24 -14 23 6Q21 15 15 11Q11 4 11 -4Z",
    patch: "M-11 -14Q-24 -14 -23 6Q-21 15 -15 11Q-11 4 -11 -4ZM11 -14Q24 -14 23 6Q21 15 15 11Q11 4 11 -4Z",
    whiskers: "",
  },
  {
    head: "M-10 -8Q-13 -15 -6 -16Q-3 -20 1 -17Q6 -20 9 -15Q13 -12 10 -7Q12 2 7 10Q4 15 0 15Q-4 15 -7 10Q-12 2 -10 -8Z",
    ears: "M-10 -13Q-16 -17 -18 -11Q-24 -9 -21 -3Q-25 3 -19 6Q-14 9 -11 4Q-8 -2 -10 -8ZM10 -13Q16 -17 18 -11Q24 -9 21 -3Q25 3 19 6Q14 9 11 4Q8 -2 10 -8Z",
    patch: "",
    whiskers: "M-19 -6q2 2 4 0M-18 1q2 2 4 0M19 -6q-2 2 -4 0M18 1q-2 2 -4 0M-4 -14q2 2 4 0q2 2 4 0",
  },
  {
    head: "M-14 -10Q-14 -17 0 -17Q14 -17 14 -10Q20 2 16 10Q11 16.5 0 14Q-11 16.5 -16 10Q-20 2 -14 -10Z",
    ears: "M-13 -11Q-21 -17 -20 -9Q-18 -5 -15 -6ZM13 -11Q21 -17 20 -9Q18 -5 15 -6Z",
    patch: "M2 -17Q14 -17 14 -10Q16 -5 16.5 -1Q9 3 4 -3Q1 -9 2 -17Z",
    whiskers: "M-11 5Q-10 12 -3 11M11 5Q10 12 3 11M-3 11L-2 9L-1 11M3 11L2 9L1 11",
  },
  {
    head: "M-9 -11Q-8 -17 0 -17Q8 -17 9 -11Q9 2 5 12Q3 17 0 17Q-3 17 -5 12Q-9 2 -9 -11Z",
    ears: "M-8 -14Q-20 -20 -21 -10Q-16 -12 -9 -6ZM8 -14Q20 -20 21 -10Q16 -12 9 -6Z",
    patch: "M-1.5 -17H1.5L2 -4Q0 -2 -2 -4Z",
    whiskers: "",
  },
  {
    head: "M-12 -9Q-12 -17 0 -17Q12 -17 12 -9Q13 2 9 9Q5 16 0 16Q-5 16 -9 9Q-13 2 -12 -9Z",
    ears: "M-12 -7L-20 -20L-6 -16ZM11 -14Q22 -16 22 -2Q20 3 15 0Q11 -4 11 -8Z",
    patch: "M2 -8Q6 -12 10 -8Q12 -3 8 0Q3 1 2 -4ZM11 -14Q22 -16 22 -2Q20 3 15 0Q11 -4 11 -8Z",
    whiskers: "",
  },
];

/** Fagin's sack in a box of 160 by 180. */
export const SACK = {
  body: "M-33 -56C-64 -38 -81 2 -76 44C-73 72 -50 84 0 84C50 84 73 72 76 44C81 2 64 -38 33 -56Q0 -46 -33 -56Z",
  neck: "M-33 -56Q-43 -70 -50 -84Q-36 -80 -29 -90Q-18 -82 -9 -92Q1 -84 11 -92Q20 -82 30 -90Q37 -80 50 -84Q43 -70 33 -56Q0 -46 -33 -56Z",
  mouth: "M-42 -80Q-30 -77 -27 -83Q-17 -77 -8 -84Q1 -78 11 -84Q19 -77 28 -83Q31 -77 42 -80Q36 -68 0 -67Q-36 -68 -42 -80Z",
  folds:
    "M-24 -50C-40 -24 -46 0 -44 22M-10 -48C-16 -26 -18 -12 -17 4M8 -48C14 -28 16 -8 15 6M24 -50C42 -22 50 6 50 26" +
    "M-62 52Q-36 66 -8 64M60 56Q48 66 32 68M-26 -58L-34 -70M-12 -55L-15 -68M4 -55V-68M18 -56L23 -69",
  shade: "M33 -56C64 -38 81 2 76 44C73 72 50 84 0 84C34 78 56 60 56 24C56 -10 42 -36 24 -51Z",
  string: "M-36 -60Q0 -46 36 -60M-36 -54Q0 -40 36 -54",
  knot: "M-4 -49Q4 -55 10 -49Q6 -42 -4 -49ZM2 -47Q-6 -36 -14 -33M6 -46Q8 -34 2 -26",
  patch: "M-50 22L-24 14L-16 40L-42 48Z",
  stitches: "M-52 27L-46 25M-47 41L-41 39M-29 12L-27 18M-15 33L-21 35M-22 45L-24 39M-37 15L-35 21M-35 50L-37 44",
};

/** A scalloped medal: whoever barks best is first. */
export const MEDAL =
  "M0 -11Q3 -13.5 5.5 -9.5Q10 -10 9.5 -5.5Q13.5 -3 11 0Q13.5 3 9.5 5.5Q10 10 5.5 9.5Q3 13.5 0 11Q-3 13.5 -5.5 9.5Q-10 10 -9.5 5.5" +
  "Q-13.5 3 -11 0Q-13.5 -3 -9.5 -5.5Q-10 -10 -5.5 -9.5Q-3 -13.5 0 -11Z";
export const STAR = "M0 -7L1.9 -2.3L6.7 -2.1L3 1L4.2 5.8L0 3.2L-4.2 5.8L-3 1L-6.7 -2.1L-1.9 -2.3Z";

/** The basket of a muzzle, a mark for a black bone. */
export const MUZZLE = "M-13 -7Q0 -11 13 -7L11 6Q0 12 -11 6ZM-13 -7L-17 -10M13 -7L17 -10";

/** A tag of brass in a box of 72 by 72, with a hole for its ring. */
export const TAG = "M-9 -30Q-8 -37 0 -37T9 -30H20Q34 -30 34 -16V14Q34 33 0 35Q-34 33 -34 14V-16Q-34 -30 -20 -30Z";

/** Bones nobody may see: a knotted cloth. */
export const BUNDLE = "M-12 10Q-17 -2 -5 -6Q-9 -12 -4 -13L0 -8L4 -13Q9 -12 5 -6Q17 -2 12 10Q0 15 -12 10Z";

/** The pickets of a fence, side by side. */
export function pickets(width: number, height: number): string {
  const many = Math.max(2, Math.round(width / 15));
  const wide = width / many;
  return Array.from({ length: many }, (_, at) => {
    const left = at * wide + 0.75;
    const right = left + wide - 1.5;
    const dip = [0, 2, 1, 3, 0, 2.5][at % 6] ?? 0;
    return `M${left} ${height}V${6 + dip}L${(left + right) / 2} ${dip}L${right} ${6 + dip}V${height}Z`;
  }).join("");
}

/** Where a figure of the title's type must stand to look upright and even: 0, 1 and 2 are small in it, others hang. */
export function figure(number: number, size: number): { size: number; drop: number } {
  if (number > 9) return { size: size * 0.9, drop: 0 };
  if (number < 3) return { size: size * 1.2, drop: 0 };
  return number === 6 || number === 8 ? { size, drop: size * 0.02 } : { size, drop: -size * 0.19 };
}
