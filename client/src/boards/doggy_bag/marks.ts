/** What a line of the log is about, as one of the pieces on the table. */

import type { BoardModule } from "../contract";
import { byEvent } from "../mark";
import { verbOf } from "./moves";
import { BONES, BUNDLE, IRON, MEDAL, MUZZLE, SACK, STAR, TAG, TRADES } from "./shapes";

const COINS = "M-5 -12A8.500 8.500 0 1 1 -5.010 -12ZM5 -5A8.500 8.500 0 1 1 4.990 -5ZM-5 -7V0M5 0V7";
const CHEST = "M-13 -1L-10 -10H10L13 -1V11H-13ZM-13 -1H13M-3 -1V4H3V-1M-7 -10L-9 -1M7 -10L9 -1";
const trade = (name: string) => ({ path: TRADES[name] ?? "", box: "-14 -14 28 28" });

const MARKS = byEvent([
  { path: TAG, box: "-40 -41 80 80", tells: "role skip steal" },
  { path: `${IRON.head}${IRON.shaft}${IRON.rays}`, box: "-18 -18 36 36", tells: "announces" },
  { path: COINS, box: "-16 -16 32 32", tells: "coins" },
  { path: BUNDLE, box: "-17 -17 34 34", tells: "delivered answered" },
  { path: `${SACK.body}${SACK.neck}`, box: "-94 -98 188 188", tells: "drew gluttony attempts puts-back bag-empty" },
  { path: CHEST, box: "-15 -15 30 30", tells: "discards refills swaps" },
  { path: BONES.red.shape, box: "-30 -28 60 60", tells: "banks keeps" },
  { path: MUZZLE, box: "-19 -19 38 38", tells: "caught too-greedy all-caught thrown-out" },
  { path: `${MEDAL}${STAR}`, box: "-14 -14 28 28", tells: "first leads token-passes last-turn game-over" },
  { ...trade("watcher"), tells: "looks saw" },
  { ...trade("pickpocket"), tells: "steals" },
  { ...trade("bootlicker"), tells: "bootlicks" },
]);
const NOBODYS = ["turn", "delivered", "last-turn"]; // their first number is no seat

export const markOf: BoardModule["markOf"] = ([what, seat, move], moveNames) => ({
  seat: NOBODYS.includes(what) ? null : seat,
  drawn: MARKS[what === "move" ? verbOf(moveNames[move] ?? "")[0] : what] ?? null,
});
