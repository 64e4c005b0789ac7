/** Outlines of the pieces, each around the point 0 0; house fronts in a box of 94 by 52 that stands on its lower edge. */

import type { Good, Place } from "./scene";

/** The mark of each good, in a box of 20 by 20: book, pear, spoon, watch, knotted handkerchief, gem. */
export const MARKS: Record<Good, string> = {
  blue: "M0 -6Q-4 -9 -9 -7V6Q-4 4 0 7Q4 4 9 6V-7Q4 -9 0 -6ZM0 -6V7M-6.5 -3.500Q-4 -4.200 -2.500 -3M-6.500 0Q-4 -.7 -2.500 .5M6.500 -3.500Q4 -4.200 2.500 -3M6.500 0Q4 -.7 2.500 .5",
  green: "M0 -5Q3.500 -5 3.500 -1.500Q3.500 1 5.500 3Q7 9 0 9T-5.500 3Q-3.500 1 -3.500 -1.500Q-3.500 -5 0 -5ZM0 -5Q0 -8 2 -9.500M.5 -7Q4 -10.500 7 -7.500Q3.500 -5 .5 -7",
  black: "M-7.500 -7.500Q-3 -10 -1 -6Q0 -3 -2 -2T-6.500 -3Q-9 -5.500 -7.500 -7.500ZM-2 -2L7 7.500Q8.500 9 7.500 9.500T5.500 9L-3 -1",
  yellow: "M-7.500 2.500A7 7 0 1 0 6.500 2.500A7 7 0 1 0 -7.500 2.500ZM-.5 -4.500V-7M-2.500 -7H1.500M-.5 -9.500A1.300 1.300 0 1 0 -.4 -9.500M-.5 -1.500V2.500L2.500 4",
  red: "M-1.500 -2Q-8 -9 -9 -4T-2 0ZM1.500 -2Q8 -9 9 -4T2 0ZM-2 -2.500H2V1H-2ZM-1.500 1L-5 9L-1 6.500L0 1.500M1.500 1L5 9L1 6.500L0 1.500",
  purple: "M-5 -7H5L9 -2L0 9L-9 -2ZM-9 -2H9M-5 -7L-3 -2L0 9L3 -2L5 -7M0 -7L-3 -2M0 -7L3 -2",
};

/** An open hand that takes what it likes. */
export const HAND =
  "M-3.200 9Q-4.500 6 -7.500 3.500Q-8.500 2 -7 1.500Q-5.500 1.300 -4 3V-5.500Q-4 -7 -2.800 -7T-1.600 -5.500V-1V-7.500Q-1.600 -9 -.4 -9T.8 -7.500V-1V-6.500Q.8 -8 2 -8T3.200 -6.500V-.5V-4Q3.200 -5.300 4.300 -5.300T5.500 -4V3.500Q5.500 6.500 4 9Z";

/** An urchin in a ragged coat, hatless; 24 wide, feet at 15. */
export const URCHIN = {
  coat: "M-5.500 -4Q-9 2 -9 11L-5.500 9.500L-3 12L0 9.800L3 12L5.500 9.500L9 11Q9 2 5.500 -4Q0 -1.500 -5.500 -4Z",
  legs: "M-3.200 10V15H-6M3.200 10V15H6",
  face: "M-4.700 -8.500Q-5 -3 0 -2.200T4.700 -8.500Q0 -10.500 -4.700 -8.500Z",
  lines: "M-1.800 -6.300V-5.600M1.800 -6.300V-5.600M-1.200 -4Q0 -3.400 1.200 -4M0 -1V8M-6 3L-3.500 7M6 3L3.500 7",
};

/** A constable with his stovepipe hat, his cape and his truncheon; 16 wide, feet at 15. */
export const CONSTABLE = {
  coat: "M-4 -2.500Q-7.500 0 -6.500 11H6.500Q7.500 0 4 -2.500Z",
  cape: "M-4 -2.500Q-8 0 -7.500 5Q0 8 7.500 5Q8 0 4 -2.500Z",
  hat: "M-6 -7Q0 -5.500 6 -7L5.500 -8.500L4 -8.300L4.500 -16.500Q0 -17.500 -4.500 -16.500L-4 -8.300L-5.500 -8.500Z",
  face: "M-3.700 -6.700V-4Q-3.500 -1.500 0 -1.300T3.700 -4V-6.700Z",
  legs: "M-2.800 11V15M2.800 11V15",
  buttons: "M0 1.500V2M0 8.500V9M-1.500 -4.500V-4.300M1.500 -4.500V-4.300",
  stick: "M4.500 10L8 -1.500",
};

/** The head of an ox, for Smithfield. */
export const OX =
  "M-8 -7Q-17 -7 -18 -14Q-20 -6 -13 -3Q-18 -1 -17 1Q-13 2.500 -10 0Q-10 7 -6 11Q-5 16 0 16T6 11Q10 7 10 0Q13 2.500 17 1Q18 -1 13 -3Q20 -6 18 -14Q17 -7 8 -7Q0 -10 -8 -7Z";
export const OX_LINES = "M-5.500 0H-3M3 0H5.500M-3 12H-2M2 12H3M-4 8.500Q0 6.500 4 8.500M0 -7.500V-3";

/** The bell of who begins. */
export const BELL = "M-6 5Q-4.500 3 -4.500 -2Q-4.500 -6.500 0 -6.500T4.500 -2Q4.500 3 6 5ZM-1.500 5.500Q0 8.500 1.500 5.500M0 -6.500V-9M-2 -9H2";

/** Fagin's lamp, by which the way home is found. */
export const LAMP = "M-4 -5H4L5.500 4L3 7H-3L-5.500 4ZM-3 -5L-1.500 -8H1.500L3 -5M0 -8V-10M-5.500 4H5.500M0 -5V4M0 3.500Q-2.500 1.500 0 -2Q2.500 1.500 0 3.500";

interface Front {
  wall: string; // filled with paper
  tint: string; // filled with the colour of the good
  shade: string; // hatched
  lines: string;
}

/** The six street fronts. */
export const FRONTS: Record<Place, Front> = {
  stpauls: {
    wall: "M8 52V25L13.500 17L19 25V52ZM75 52V25L80.500 17L86 25V52ZM22 52V34H72V52ZM28 34V28H66V34Z",
    tint: "M31 28Q31 10 44 8V4H50V8Q63 10 63 28Z",
    shade: "M56 10Q63 14 63 28H57Q58 17 53 9ZM81 18L86 25V52H81ZM66 35H72V52H66Z",
    lines: "M47 4V-1M45 1H49M38.500 28Q38 15 45 8.500M47 28V8M55.500 28Q56 15 49 8.500M20 34H74M25 28H69M27 36V52M33 36V52M39 36V52M45 36V52M51 36V52M57 36V52M63 36V52M10 32H17M77 32H84M13.500 17V12M80.500 17V12",
  },
  thames: {
    wall: "M0 27H94V52H84Q84 37 74 37T64 52H58Q58 37 47 37T36 52H30Q30 37 20 37T10 52H0Z",
    tint: "M10 52Q10 37 20 37T30 52ZM36 52Q36 37 47 37T58 52ZM64 52Q64 37 74 37T84 52Z",
    shade: "M26 39.500Q30 43 30 52H27ZM54 39Q58 43 58 52H55ZM80 39.500Q84 43 84 52H81Z",
    lines: "M0 31H94M12 47H28M38 47H56M66 47H82M64 27V5M64 6L79 23H64M62 8Q52 15 51 23H62ZM50 24Q64 30 81 24M64 5L69 3.500L64 2.500M6 27V20M5 20A2 2 0 1 1 7 20M26 27V20M25 20A2 2 0 1 1 27 20",
  },
  bow: {
    wall: "M12 52V15H82V52Z",
    tint: "M41 15H53L57 27L52 34H42L37 27Z",
    shade: "M76 15H82V52H76ZM42 38H52V52H42Z",
    lines: "M7 15H87L83 9H11ZM37 27H57M47 15V34M43 15L47 8L51 15M40 52V37H54V52M17 21H30V31H17ZM23.500 21V31M17 26H30M64 21H74V31H64ZM69 21V31M64 26H74M17 38H30V48H17ZM23.500 38V48M17 43H30M64 38H74V48H64ZM69 38V48M64 43H74M20 9V4H26V9M68 9V4H74V9",
  },
  chertsey: {
    wall: "M18 52V25H76V52Z",
    tint: "M13 25L27 9H67L81 25Z",
    shade: "M67 9L81 25H69L58 9ZM70 25H76V52H70Z",
    lines: "M30 9V2H36V9M58 9V2H64V9M23 30H31V39H23ZM27 30V39M63 30H70M37 30H44V39H37ZM50 30H57V39H50ZM63 30V39H70M43 52V43Q47 39 51 43V52M24 43H36V52M58 43H69V52M9 52V38M9 41Q1 41 2 33Q3 26 9 25Q15 26 16 33Q17 41 9 41M85 52V38M85 41Q77 41 78 33Q79 26 85 25Q91 26 92 33Q93 41 85 41",
  },
  strand: {
    wall: "M3 52V11H33V52ZM33 52V3H62V52ZM62 52V13H91V52Z",
    tint: "M3 32H33L30 39H6ZM33 32H62L59 39H36ZM62 32H91L88 39H65Z",
    shade: "M55 3H62V32H55ZM26 11H33V32H26ZM84 13H91V32H84Z",
    lines: "M10 32V39M17 32V39M24 32V39M41 32V39M48 32V39M55 32V39M70 32V39M77 32V39M84 32V39M8 16H14V26H8ZM18 16H24V26H18ZM38 8H45V15H38ZM49 8H54V15H49ZM38 20H45V27H38ZM49 20H54V27H49ZM67 18H72V27H67ZM76 18H81V27H76ZM7 52V42H21V52M25 52V42H31V52M37 52V42H50V52M54 52V42H60V52M66 52V42H80V52M83 52V42H89V52M2 11H34M32 3H63M61 13H92",
  },
  holborn: {
    wall: "M2 52V22L15 8L28 22V52ZM66 52V18L79 4L92 18V52Z",
    tint: "M33 22L43 24L41 35L34 33ZM47 25H57L58 36L48 35ZM32 41H41L42 50L33 51ZM46 42L56 40L58 49L48 51Z",
    shade: "M22 16L28 22V52H23ZM86 12L92 18V52H87Z",
    lines: "M28 20Q47 30 66 20M28 38Q47 46 66 36M8 26H13V33H8ZM16 26H21V33H16ZM8 39H13V46H8ZM16 39H21V46H16ZM72 23H77V30H72ZM80 23H85V30H80ZM72 36H77V43H72ZM80 36H85V43H80ZM1 24L15 8L29 24M65 20L79 4L93 20M36 25L39 30M50 28L54 32",
  },
};

/** A wedge of a ring around 0 0, by its middle angle in degrees, clockwise from the top. */
export function wedge(angle: number, inner: number, outer: number, spread = 60): string {
  const corner = (radius: number, at: number): string => {
    const turn = ((at - 90) * Math.PI) / 180;
    return `${round(radius * Math.cos(turn))} ${round(radius * Math.sin(turn))}`;
  };
  const from = angle - spread / 2;
  const to = angle + spread / 2;
  return `M${corner(inner, from)}L${corner(outer, from)}A${outer} ${outer} 0 0 1 ${corner(outer, to)}L${corner(inner, to)}A${inner} ${inner} 0 0 0 ${corner(inner, from)}Z`;
}

/** Where the pips of a face of the die are. */
export function pips(face: number): [number, number][] {
  const middle: [number, number][] = face % 2 ? [[0, 0]] : [];
  const slope: [number, number][] = face > 1 ? [[-1, -1], [1, 1]] : [];
  const other: [number, number][] = face > 3 ? [[1, -1], [-1, 1]] : [];
  return [...middle, ...slope, ...other, ...(face === 6 ? ([[-1, 0], [1, 0]] as [number, number][]) : [])];
}

function round(number: number): number {
  return Math.round(number * 100) / 100;
}
