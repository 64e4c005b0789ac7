/** What a line of the log is about: the very token where there is one, or a thing of the Lair and the streets. */

import type { BoardModule } from "../contract";
import { byEvent } from "../mark";
import { KINDS } from "./scene";
import { FOLDER, KEYHOLE, LAD, SACK, thingOf, type Cut } from "./shapes";

const MOON = "M4 -13A13 13 0 1 0 13 6A11 11 0 0 1 4 -13Z";
const PURSE = "M-8 -6Q-16 2 -13 11Q-10 16 0 16T13 11Q16 2 8 -6ZM-9 -6Q0 -12 9 -6Q0 -2 -9 -6Z";
const CARD = "M-11 -16H11V16H-11ZM-7 -2A7 9 0 1 1 7 -2A7 9 0 1 1 -7 -2M-6 11H6";

const token = ({ body, lines }: Cut) => ({ path: `${body}${lines}`, box: "-17 -17 34 34" });

const MARKS = byEvent([
  { path: `${LAD.coat}${LAD.face}${LAD.cap}`, box: "-19 -15 38 38", tells: "first places-gang stops turn-limit poorest" },
  { path: SACK, box: "-23 -22 46 46", tells: "gets-starter got-starter laid stays-empty hands-over-one handed-over opens-stash saw-stash scraps" },
  { path: MOON, box: "-17 -17 34 34", tells: "nightfall" },
  { path: `${KEYHOLE}M0 -16A16 16 0 1 1 -.01 -16Z`, box: "-18 -18 36 36", tells: "peeks peeked flipped" },
  { path: `${FOLDER}M-18 3H18M-4 -22V23`, box: "-25 -25 50 50", tells: "bypasses bypasses-clean plants-one planted recovers clears burns files-one filed opens-file fined" },
  { path: PURSE, box: "-17 -14 34 34", tells: "bribes sells bonus reward cashes announces game-over" },
  { path: CARD, box: "-18 -18 36 36", tells: "reshuffled draws-card drew-card hides plays targets" },
  { ...token(thingOf("burglary")), tells: "burgles drew-loot keeps-loot opens-loot" },
]);
const NOBODYS = ["laid", "stays-empty", "gets-starter"]; // their first number is no seat, or they tell of all

export const markOf: BoardModule["markOf"] = ([what, seat, two, three]) => {
  const kind = what === "takes" || what === "grabs" ? KINDS[three] : what === "spends" ? KINDS[two] : undefined;
  return {
    seat: NOBODYS.includes(what) ? null : seat,
    drawn: kind ? token(thingOf(kind)) : (MARKS[what] ?? null),
  };
};
