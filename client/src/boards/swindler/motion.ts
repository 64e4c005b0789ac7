/** What happened as movements: pieces that leave their places, and purses that a hand is in. */

import type { Event } from "../contract";
import { BAGS, backgroundOf, type Bag, type Scene } from "./scene";

/** A piece on its way between two places of the table; `tile` is a code. */
export interface Flight {
  piece: { is: "tile"; tile: string } | { is: "coin" } | { is: "skull" } | { is: "card" } | { is: "bill"; order: string };
  from: string;
  to: string;
  at: number; // when it leaves, in steps
}

export interface Dance {
  flights: Flight[];
  shivers: { bag: Bag; at: number }[];
  steps: number;
}

/** The names after a verb, by their numbers: tiles after `take`, orders after `order`. */
function named(moveNames: string[], verb: string): string[] {
  return moveNames.filter((name) => name.startsWith(`${verb}:`)).map((name) => name.slice(verb.length + 1));
}

/** Where a tile goes that nobody has any more. */
function home(code: string): string {
  const bag = backgroundOf(code);
  return bag === "neutral" ? "tray" : `bag ${bag}`;
}

/** The movements of the latest events, seen from the scene before them; what stays on the table arrives by itself. */
export function dance(events: Event[], moveNames: string[], before: Scene): Dance {
  const kinds = named(moveNames, "take");
  const orders = named(moveNames, "order");
  const flights: Flight[] = [];
  const shivers: Dance["shivers"] = [];
  let at = 0;
  const tile = (kind: number, from: string, to: string): void => {
    const code = kinds[kind];
    if (code) flights.push({ piece: { is: "tile", tile: code }, from, to: to === "home" ? home(code) : to, at });
  };

  for (const [what, one, two, three] of events) {
    const seat = `seat ${one}`;
    if (what === "drew") {
      const bag = backgroundOf(kinds[two] ?? "");
      if (bag !== "neutral") shivers.push({ bag, at });
    } else if (what === "drew-skull") {
      const bag = BAGS[two];
      if (bag) shivers.push({ bag, at });
    } else if (what === "caught") {
      flights.push({ piece: { is: "skull" }, from: "counter", to: `bag ${before.this_turn.bag ?? "red"}`, at });
    } else if (what === "copied") {
      tile(two, `bag ${backgroundOf(kinds[two] ?? "")}`, seat);
    } else if (what === "takes-stolen") {
      tile(two, "counter", seat);
    } else if (what === "takes-neutral") {
      tile(two, "tray", seat);
    } else if (what === "hands-over") {
      tile(two, seat, "home");
    } else if (what === "gives-tile") {
      tile(three, seat, `seat ${two}`);
    } else if (what === "pays-coin") {
      flights.push({ piece: { is: "coin" }, from: seat, to: "tray", at });
    } else if (what === "receives-coins") {
      flights.push({ piece: { is: "coin" }, from: "tray", to: seat, at });
    } else if (what === "gives-coin") {
      flights.push({ piece: { is: "coin" }, from: seat, to: `seat ${two}`, at });
    } else if (what === "draws-accomplice") {
      flights.push({ piece: { is: "card" }, from: "deck", to: seat, at });
    } else if (what === "fulfils") {
      const order = orders[two] ?? "";
      const space = before.orders.findIndex(({ card }) => card === order);
      if (space < 0) continue;
      flights.push({ piece: { is: "bill", order }, from: `order ${space}`, to: seat, at });
    } else {
      continue;
    }
    if (what !== "hands-over") at += 1; // what is handed over goes together
  }
  return { flights, shivers, steps: at + (flights.some((flight) => flight.at === at) ? 1 : 0) };
}
