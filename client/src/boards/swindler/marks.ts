/** What a line of the log is about: the item of a tile, or a thing of the back room. */

import type { BoardModule } from "../contract";
import { byEvent, type Drawn } from "../mark";
import { itemOf } from "./scene";
import { BELL, EMBLEMS, ITEMS, POSTER, PURSE } from "./shapes";

const BILL = "M-10 -14H10V14H-10ZM-6 -9H6M-5 -4H5M-5 0H5M-3 8H3";
const PAWN = "M-15 -10H15V-3A3 3 0 0 0 15 3V10H-15V3A3 3 0 0 0 -15 -3ZM-6 -10V10";
const TWO_NUMBERS = ["drew", "copied", "takes-stolen", "hands-over", "takes-neutral"]; // a seat and a tile
const THREE_NUMBERS = ["sells", "gives-tile"]; // a seat, a place or another seat, and a tile

function item(name: string): Drawn {
  const { shape = "", lines = "" } = ITEMS[name] ?? {};
  return { path: `${shape}${lines}`, box: "-15 -15 30 30" };
}

const MARKS = byEvent([
  { path: `${PURSE.body}${PURSE.neck}`, box: "-46 -47 92 92", tells: "names-bag stops changes-bag big-haul keeps-part" },
  { ...item("skull"), tells: "drew-skull caught harmless-skull copied-skull saved bets bet-won bet-lost" },
  { ...item("coin"), tells: "pays-coin receives-coins gives-coin haggles final-count" },
  { ...item("accomplice"), tells: "announces called-off calls-sidekick draws-accomplice drew-accomplice shows-card assassin neutralised hustles hustler-passes hires accomplices-shuffled swaps" },
  { ...item("dealer"), tells: "new-dealer completes-dealer dealers-shuffled" },
  { path: BILL, box: "-16 -16 32 32", tells: "new-order fulfils" },
  { path: PAWN, box: "-17 -17 34 34", tells: "reserves displaced cancels" },
  { path: POSTER, box: "-17 -17 34 34", tells: "raid raid-set-aside raids-shuffled-in takes-posters jailed released returns" },
  { path: EMBLEMS["phantom"] ?? "", box: "-22 -22 44 44", tells: "offers-thief becomes-thief master-thief" },
  { path: BELL, box: "-17 -17 34 34", tells: "start-player final-round game-over" },
]);
const NOBODYS = ["round", "new-order", "new-dealer", "offers-thief", "raid", "raid-set-aside"]; // their first number is no seat

export const markOf: BoardModule["markOf"] = ([what, seat, two, three], moveNames) => {
  const tile = TWO_NUMBERS.includes(what) ? two : THREE_NUMBERS.includes(what) ? three : null;
  const code = tile === null ? undefined : moveNames.filter((name) => name.startsWith("take:"))[tile]?.slice("take:".length);
  return {
    seat: NOBODYS.includes(what) ? null : seat,
    drawn: code ? item(itemOf(code)) : (MARKS[what] ?? null),
  };
};
