/** What a line of the log is about: the good that changes hands, or who walks in the streets. */

import type { BoardModule } from "../contract";
import { byEvent } from "../mark";
import { GOODS } from "./scene";
import { BELL, CONSTABLE, HAND, LAMP, MARKS as GOOD_MARKS, OX, OX_LINES, URCHIN } from "./shapes";

const COIN = "M0 -12A12 12 0 1 1 -.01 -12ZM0 -8A8 8 0 1 1 -.01 -8ZM0 -4V4";
const OF_GOODS = ["takes", "gives", "buys", "sells", "discards"];

const MARKS = byEvent([
  { path: `${URCHIN.coat}${URCHIN.legs}${URCHIN.face}`, box: "-14 -12 28 28", tells: "pays enters walks goes-back dodges pushed pushed-off" },
  { path: `${CONSTABLE.coat}${CONSTABLE.hat}${CONSTABLE.face}`, box: "-17 -18 34 34", tells: "patrols" },
  { path: LAMP, box: "-10 -11.500 20 20", tells: "goes-home finishes" },
  { path: BELL, box: "-10 -10.500 20 20", tells: "first token round-limit" },
  { path: HAND, box: "-11 -10.500 21 21", tells: "steals" },
  { path: COIN, box: "-14 -14 28 28", tells: "robs begs" },
  { path: `${OX}${OX_LINES}`, box: "-20 -19 40 40", tells: "prices refilled market-opens leaves-market" },
]);
const NOBODYS = ["prices", "patrols", "round", "refilled"]; // their first number is no seat

export const markOf: BoardModule["markOf"] = ([what, seat, good]) => ({
  seat: NOBODYS.includes(what) ? null : seat,
  drawn: OF_GOODS.includes(what) ? { path: GOOD_MARKS[GOODS[good] ?? "blue"], box: "-11 -11 22 22" } : (MARKS[what] ?? null),
});
