/** What happened as movements of crates and coins: which goes where, and in which order. */

import type { Event } from "../contract";
import { GOODS, PLACES, spread, type Cubes, type Good, type Place } from "./scene";

export type Spot = `warehouse ${Good}` | `stall ${Good}` | `seat ${number}` | `street ${Place} ${number}`;

export interface Flight {
  piece: Good | number; // a crate, or shillings
  from: Spot;
  to: Spot;
  at: number; // when it starts, in steps
}

/** A heap of an event: a byte for each good. */
function unpack(packed: number): Cubes {
  return Object.fromEntries(GOODS.map((good, at) => [good, Math.floor(packed / 256 ** at) % 256] as const));
}

/** The movements of the latest events; things of one event move together. */
export function flightsOf(events: Event[], paidAt: (place: Place) => Good): Flight[] {
  const flights: Flight[] = [];
  let now = 0;
  for (const [what, one, two, three] of events) {
    const good = GOODS[two] ?? "blue";
    const place = PLACES[two] ?? "thames";
    const fly = (piece: Good | number, from: Spot, to: Spot): void => void flights.push({ piece, from, to, at: now });
    if (what === "steals") for (const each of spread(unpack(three))) fly(each, `warehouse ${each}`, `seat ${one}`);
    else if (what === "takes") fly(good, `warehouse ${good}`, `seat ${one}`);
    else if (what === "gives" || what === "discards") fly(good, `seat ${one}`, `warehouse ${good}`);
    else if (what === "pays") for (let cube = 0; cube < three; cube += 1) fly(paidAt(place), `seat ${one}`, `warehouse ${paidAt(place)}`);
    else if (what === "buys") fly(good, `stall ${good}`, `seat ${one}`);
    else if (what === "sells") fly(good, `seat ${one}`, `stall ${good}`);
    else if (what === "robs") fly(three, `street ${place} ${three}`, `seat ${one}`);
    else continue;
    now += 1;
  }
  return flights;
}

/** What the die showed last; null where it was not thrown. */
export function thrown(events: Event[], moveNames: string[]): number | null {
  const rolls = events.filter(([what]) => what === "move").map(([, , move]) => /^roll:(\d)$/.exec(moveNames[move] ?? ""));
  const last = rolls.findLast((roll) => roll !== null);
  return last ? Number(last[1]) : null;
}
