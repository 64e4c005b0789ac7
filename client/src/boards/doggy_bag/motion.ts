/** What happened as movements: which piece goes where, and in which order. */

import type { Event } from "../contract";
import { verbOf } from "./moves";
import { COLOURS, heap, spread, type Bones, type Colour, type Scene } from "./scene";

export type Place = "sack" | "chest" | `hand ${number}` | `yard ${number}` | `fence ${number}` | `hook ${number}` | `tag ${number}`;
export type Piece =
  | { is: "bone"; colour: Colour }
  | { is: "bundle" }
  | { is: "medal" }
  | { is: "tag"; number: number; turned: boolean };

export interface Flight {
  piece: Piece;
  stops: { at: number; place: Place }[]; // when it leaves or reaches a place, in steps
}

export interface Dance {
  steps: number; // how long it lasts
  flights: Flight[];
  shivers: number[]; // when a hand is in the sack
  coins: boolean; // whether they are thrown
}

/** A heap of an event: a byte for each colour. */
function unpack(packed: number): Bones {
  return Object.fromEntries(
    COLOURS.map((colour, at) => [colour, Math.floor(packed / 256 ** at) % 256] as const).filter(([, some]) => some),
  );
}

/** The movements of the latest events, seen from the scene before them. */
export function dance(events: Event[], moveNames: string[], before: Scene): Dance {
  const flights: Flight[] = [];
  const shivers: number[] = [];
  let coins = false;
  let now = 0;
  let held: Flight[] = [];

  const fly = (piece: Piece, from: Place, to: Place): void => {
    flights.push({ piece, stops: [{ at: now, place: from }, { at: now + 1, place: to }] });
  };
  const flyBones = (bones: Bones, from: Place, to: Place): void => {
    for (const colour of spread(bones)) fly({ is: "bone", colour }, from, to);
  };
  const hold = (colour: Colour, from: Place): void => {
    const flight: Flight = { piece: { is: "bone", colour }, stops: [{ at: now, place: from }] };
    flight.stops.push({ at: from === "sack" ? now + 1 : now, place: `hand ${held.length}` });
    held.push(flight);
    flights.push(flight);
  };
  /** Let some of the bones that are held go to a place, all at the same time. */
  const release = (bones: Bones, to: Place): void => {
    const left: Bones = { ...bones };
    held = held.filter((flight) => {
      const colour = flight.piece.is === "bone" ? flight.piece.colour : "black";
      if (!left[colour]) return true;
      left[colour] = (left[colour] ?? 0) - 1;
      const last = flight.stops.at(-1);
      if (last) flight.stops.push({ at: now, place: last.place }, { at: now + 1, place: to });
      return false;
    });
  };

  spread(before.hand).forEach((colour, at) => hold(colour, `hand ${at}`));
  for (const [what, one, two, three] of events) {
    const colour = COLOURS[two] ?? "black";
    if (what === "move") {
      const [verb, which] = verbOf(moveNames[two] ?? "");
      if (verb !== "role" && verb !== "flip") continue;
      fly({ is: "tag", number: Number(which), turned: verb === "flip" }, `tag ${Number(which)}`, `hook ${one}`);
    } else if (what === "coins") {
      coins = true;
    } else if (what === "delivered") {
      before.dogs.forEach((dog, seat) => {
        if (dog.out === null) fly({ is: "bundle" }, `fence ${seat}`, "sack");
      });
    } else if (what === "drew") {
      shivers.push(now);
      hold(colour, "sack");
    } else if (what === "keeps") {
      release(heap([colour]), `yard ${one}`);
    } else if (what === "puts-back") {
      release(heap([colour]), "sack");
    } else if (what === "discards") {
      release(heap([colour]), "chest");
      release(unpack(three), "sack");
    } else if (what === "banks" || what === "bag-empty") {
      release(unpack(two), `yard ${one}`);
    } else if (what === "caught" || what === "too-greedy") {
      release({ black: 1, grey: two }, `yard ${one}`);
      release(unpack(three), "chest");
    } else if (what === "bootlicks") {
      fly({ is: "bone", colour: "black" }, `yard ${one}`, "chest");
    } else if (what === "refills") {
      flyBones(unpack(two), "chest", "sack");
    } else if (what === "swaps") {
      fly({ is: "bone", colour }, `fence ${one}`, "chest");
      fly({ is: "bone", colour: COLOURS[three] ?? "black" }, "chest", `fence ${one}`);
    } else if (what === "steals") {
      fly({ is: "bone", colour: COLOURS[three] ?? "black" }, `yard ${two}`, `yard ${one}`);
    } else if (what === "thrown-out") {
      flyBones(before.dogs[one]?.front ?? {}, `yard ${one}`, "chest");
    } else if (what === "leads") {
      fly({ is: "medal" }, `fence ${before.first ?? one}`, `fence ${two}`);
    } else {
      continue;
    }
    now += 1;
  }
  const moved = flights.filter(({ stops }) => stops.length > 2 || stops[0]?.place === "sack" || stops[1]?.at !== 0);
  return { steps: now, flights: moved.length ? flights : [], shivers, coins };
}
