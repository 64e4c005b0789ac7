/** The outlines of Swindler, each around the point 0 0. */

import type { Background } from "./scene";

/** What is stolen: filled shapes, and lines cut into them; about 24 across. */
export const ITEMS: Record<string, { shape: string; lines: string }> = {
  ring: {
    shape: "M0 -4A8 8 0 1 1 -.01 -4ZM0 -1.400A5.400 5.400 0 1 0 .01 -1.400ZM-4.500 -9L-2.500 -12H2.500L4.500 -9L0 -3.500Z",
    lines: "M-4.500 -9H4.500M-1.500 -9L0 -4M1.500 -9L0 -4",
  },
  necklace: {
    shape:
      "M-11.500 -8A2 2 0 1 1 -7.500 -8A2 2 0 1 1 -11.500 -8ZM-10 -3.500A2.200 2.200 0 1 1 -5.600 -3.500A2.200 2.200 0 1 1 -10 -3.500ZM-7 .800A2.400 2.400 0 1 1 -2.200 .800A2.400 2.400 0 1 1 -7 .800ZM2.200 .800A2.400 2.400 0 1 1 7 .800A2.400 2.400 0 1 1 2.200 .800ZM5.600 -3.500A2.200 2.200 0 1 1 10 -3.500A2.200 2.200 0 1 1 5.600 -3.500ZM7.500 -8A2 2 0 1 1 11.500 -8A2 2 0 1 1 7.500 -8ZM0 3L4 7.500L0 12L-4 7.500Z",
    lines: "M-9.500 -10Q-9 -12 -7 -12.500M9.500 -10Q9 -12 7 -12.500M-4 7.500H4M-2 3L0 3L2 3",
  },
  watch: {
    shape: "M0 -6A9 9 0 1 1 -.01 -6ZM-2 -6.500V-9H2V-6.500ZM0 -13A2.600 2.600 0 1 1 -.01 -13ZM0 -11.500A1.100 1.100 0 1 0 .01 -11.500Z",
    lines: "M0 -3V3.500L4 6M-6 3.500H-5M6 3.500H5M0 9.500V8.500",
  },
  key: {
    shape:
      "M0 -12A5 5 0 0 1 2 -2.600V6H6V8.500H4.500V10.500H2V12H-2V-2.600A5 5 0 0 1 0 -12ZM0 -9.500A2.500 2.500 0 1 0 .01 -9.500Z",
    lines: "M-2 -1H2",
  },
  joker: {
    shape:
      "M0 -12A4.400 4.400 0 0 1 4.400 -7.600A4.400 4.400 0 0 1 0 -3.200A4.400 4.400 0 0 1 -4.400 -7.600A4.400 4.400 0 0 1 0 -12ZM0 -9.600A2 2 0 1 0 .01 -9.600ZM-1.400 -3.500H1.400V12H-1.400ZM1.400 7H4.500V9.500H1.400ZM-2.600 -4.500L-0.800 -3L-8.500 8.500L-11 10L-12 8L-9.500 6.500ZM2.600 -4.500L0.800 -3L8.500 8.500L11 10L12 8L9.500 6.500Z",
    lines: "",
  },
  coin: { shape: "M0 -10A10 10 0 1 1 -.01 -10Z", lines: "M0 -7.500A7.500 7.500 0 1 1 -.01 -7.500ZM-1.800 -3L.600 -4.500V4M-2 4.200H3" },
  coin2: {
    shape: "M-3.500 -11A8.500 8.500 0 1 1 -3.510 -11ZM3.500 -6A8.500 8.500 0 1 1 3.490 -6Z",
    lines: "M.500 0Q1.500 -2.500 4 -2Q6.800 -1 5 2L1 6.500H7M-9 -3.500Q-8.500 -7 -5 -8.500",
  },
  jewel: { shape: "M-7 -9H7L11 -3L0 10L-11 -3Z", lines: "M-11 -3H11M-7 -9L-4 -3L0 10L4 -3L7 -9M-4 -3L0 -9L4 -3" },
  skull: {
    shape: "M0 -12Q10 -12 10 -2Q10 3 6 5V9Q6 11 3 11H-3Q-6 11 -6 9V5Q-10 3 -10 -2Q-10 -12 0 -12ZM-4 -4A2.600 2.600 0 1 0 -3.990 -4ZM4 -4A2.600 2.600 0 1 0 4.010 -4ZM0 2L-1.600 5H1.600Z",
    lines: "M-2.500 7.500V11M0 7.500V11M2.500 7.500V11",
  },
  accomplice: { shape: "M-8 12Q-8 4 -3 3Q-6 0 -6 -4Q-6 -11 1 -11Q7 -11 7 -5L9 -1L7 0V3Q6 5 3 4Q9 6 9 12Z", lines: "" },
  dealer: { shape: "M-5 -2A4 4 0 1 1 -5.010 -2ZM5 -2A4 4 0 1 1 4.990 -2ZM0 4A4 4 0 1 1 -.01 4Z", lines: "M0 -12V4M-9 -8H9M-5 -8V-2M5 -8V-2" },
  sold: { shape: "M-9 -4L-3 -11H3L9 -4V11H-9Z", lines: "M0 -8V-6M-4.500 1L-1 5L5 -2" },
};

/** The owner's mark on each purse and its tiles. */
export const MARKS: Record<Background, string> = {
  red: "M0 6Q-7 1 -6 -3Q-5 -6.500 -2 -5.500Q0 -5 0 -2.500Q0 -5 2 -5.500Q5 -6.500 6 -3Q7 1 0 6Z",
  blue: "M-1 -3V3.500Q-4 3 -5 0L-6.500 2Q-5 6.500 0 6.500T6.500 2L5 0Q4 3 1 3.500V-1H3.500V-3H1A2 2 0 1 0 -1 -3H-3.500V-1H-1Z",
  green: "M-.8 2Q-3 5 -5 2.500Q-6.500 0 -3.500 -1Q-5.500 -4 -2.500 -5.500Q0 -6.500 0 -3.500Q0 -6.500 2.500 -5.500Q5.500 -4 3.500 -1Q6.500 0 5 2.500Q3 5 .8 2L1.500 6.500H-1.500Z",
  yellow: "M-6 5V-3L-3 0L0 -5.500L3 0L6 -3V5Z",
  black: "M2.500 -6A6.300 6.300 0 1 0 2.500 6A5 5 0 1 1 2.500 -6Z",
  neutral: "M-4.500 -4.500L4.500 4.500M4.500 -4.500L-4.500 4.500",
};

/** A chamfered ticket, and the paper in it. */
export const TICKET = "M-14 -24H14L20 -18V18L14 24H-14L-20 18V-18Z";
export const PAPER = "M-11 -16H11L15 -12V15L11 19H-11L-15 15V-12Z";

/** A velvet purse: neck, body, cord and folds. */
export const PURSE = {
  neck: "M-17 -44Q-12 -38 -8 -44Q-4 -38 0 -44Q4 -38 8 -44Q12 -38 17 -44L12 -24H-12Z",
  body: "M-12 -24Q-38 -6 -36 20Q-34 42 0 42T36 20Q38 -6 12 -24Z",
  folds: "M-9 -22Q-20 -8 -23 8M9 -22Q20 -8 23 8M-8 -40L-6 -26M0 -40V-26M8 -40L6 -26",
  cord: "M-14 -24H14M12 -24Q24 -26 25 -12M9 -24Q18 -20 17 -7",
  tassels: "M22 -12H28L29 -4H21ZM14 -7H20L21 1H13Z",
  crest: "M-15 -2H15V13Q15 24 0 30Q-15 24 -15 13Z",
};

/** A head in profile, and what tells the accomplices apart: headgear and a thing of their trade. */
export const HEAD = "M-17 30Q-18 18 -8 14.500L-7 9Q-13 4 -13 -5Q-12 -16 0 -16Q10 -16 11.500 -7L11 -4L15 2Q15 4 12 4L13 7L11 8.500L12 11Q11 14 6 13.500L5 16Q16 19 17 30Z";
export const FIGURES: Record<string, { worn: string; held: string }> = {
  assassin: { worn: "M-20 30Q-24 -20 1 -24Q16 -20 14 -9Q6 -14 0 -6Q-6 2 -5 12L-8 30Z", held: "M14 27L26 7L28 5L27 9L17 28ZM12 22L21 28" },
  backstabber: { worn: "M-20 -9L17 -14Q20 -13 18 -10L-18 -5Q-22 -7 -20 -9ZM-11 -10Q-12 -24 0 -25Q10 -24 10 -13Z", held: "M-30 -4L-14 12L-12 16L-16 14L-31 0ZM-27 6L-20 -3" },
  beggar: { worn: "M-14 -6Q-16 -20 -2 -20Q10 -20 12 -10L19 -8Q20 -5 16 -5Z", held: "M10 22H30Q29 31 20 31T10 22ZM17 19A3 3 0 1 1 17.010 19Z" },
  copycat: { worn: "M-12 -8L-15 -25L-3 -16L4 -16L13 -25L12 -7Z", held: "M13 6L27 2M13 8H28M13 10L27 14" },
  forger: { worn: "M-13 -8Q-12 -18 0 -18Q10 -18 12 -9L21 -6L20 -3L11 -5Z", held: "M12 30Q16 12 30 2Q30 18 14 30ZM12 31L22 16" },
  gold_digger: { worn: "M-22 -8Q-10 -16 14 -14Q22 -13 20 -9Q8 -6 -22 -8ZM-12 -10Q-12 -24 2 -23Q12 -22 10 -12ZM-10 -16Q-26 -26 -28 -12Q-20 -14 -10 -10Z", held: "M14 18H26L30 23L20 33L10 23Z" },
  guardian_angel: { worn: "M-13 -26Q0 -31 13 -26Q0 -21 -13 -26ZM-9 -26Q0 -23.500 9 -26Q0 -28.500 -9 -26Z", held: "M-14 18Q-34 14 -30 -10Q-24 -6 -24 0Q-20 -4 -18 2Q-20 10 -12 14ZM16 18Q32 14 30 -10Q24 -4 25 2Q20 2 20 8Q18 14 12 15Z" },
  hustler: { worn: "M-17 -8L14 -17Q18 -16 16 -13L-15 -4Q-19 -5 -17 -8ZM-11 -10L-15 -26Q-6 -32 5 -30L9 -16Z", held: "M10 12L20 9L25 25L15 28ZM20 10L29 13L25 28L20 26" },
  know_it_all: { worn: "M-20 -16L0 -25L20 -16L0 -8ZM-10 -14V-4Q0 -8 11 -7V-14ZM-17 -15V-2H-20Z", held: "M12 -3A4 4 0 1 1 4 -3A4 4 0 1 1 12 -3M9 1Q12 14 8 24" },
  lock_picker: { worn: "M-13 -6Q-24 -6 -24 -14Q-23 -21 -15 -19Q-10 -24 -4 -19Q8 -22 12 -8Q0 -14 -7 2L-12 6Z", held: "" },
  sidekick: { worn: "M-15 -8Q-16 -20 -2 -20Q10 -21 12 -11L20 -7Q18 -4 14 -5Q0 -10 -15 -8Z", held: "M14 14Q18 17 22 14L21 18Q30 22 28 31H9Q7 22 15 18Z" },
};

/** What the Master Thieves are known by; around 40 across. */
export const EMBLEMS: Record<string, string> = {
  recruiter: "M-19 17Q-19 5 -11 3Q-15 0 -15 -5Q-15 -13 -7 -13T1 -5Q1 0 -3 3Q5 5 5 17ZM6 -8H10V-12H14V-8H18V-4H14V0H10V-4H6Z",
  opportunist: "M-19 0Q0 -18 19 0Q0 18 -19 0ZM0 -7A7 7 0 1 0 .01 -7ZM0 -4A4 4 0 1 1 -.01 -4Z",
  haggler: "M-1.500 -17H1.500V-13H15L20 4Q14 10 8 4L12.500 -9H1.500V13H8V17H-8V13H-1.500V-9H-12.500L-8 4Q-14 10 -20 4L-15 -13H-1.500Z",
  phantom: "M-19 -7Q-10 -12 0 -7Q10 -12 19 -7Q20 6 10 8Q4 8 0 2Q-4 8 -10 8Q-20 6 -19 -7ZM-13 -2Q-8 -6 -4 0Q-9 4 -13 -2ZM13 -2Q8 -6 4 0Q9 4 13 -2Z",
  locksmith: "M-12 -3H-9V-8Q-9 -17 0 -17T9 -8V-3H12V16H-12ZM-5 -3H5V-8Q5 -13 0 -13T-5 -8ZM0 3A3 3 0 0 1 1.500 8.500L2.500 13H-2.500L-1.500 8.500A3 3 0 0 1 0 3Z",
  daredevil: "M0 -18Q3 -10 9 -5Q15 1 12 9Q9 17 0 17T-12 9Q-14 1 -6 -3Q-6 2 -3 3Q-7 -8 0 -18ZM0 4Q-6 9 -4 13Q-2 16 1 15Q6 13 4 8Q2 8 0 4Z",
};

/** A bill with a wanted face, and a hanging chain. */
export const POSTER = "M-11 -15L-5 -14L0 -15L6 -14L11 -15V15H-11Z";
export const BELL = "M-2 -15A2 2 0 1 1 2 -15Q9 -13 10 0Q10 6 14 9H-14Q-10 6 -10 0Q-9 -13 -2 -15ZM-3 11H3Q3 15 0 15T-3 11Z";
