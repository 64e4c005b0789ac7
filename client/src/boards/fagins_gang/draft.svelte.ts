/** What is being chosen and not yet played: shared by the board and the own area of one table. */

import type { End } from "./moves";
import type { Good, Place, Props } from "./scene";

export class Draft {
  place: Place | null = $state(null); // the street that is looked at
  end: End | null = $state(null); // where a walk there would end
  touched = $state(false); // by a finger, which sees the price first
  given: Good[] = $state([]); // for an exchange
  wanted: string[] = []; // moves that follow when they are asked for
  heard: string[] = []; // the question that was answered last

  /** Plays a move, and the others after it as soon as each is asked for. */
  perform(props: Pick<Props, "play">, ...moves: string[]): void {
    const [first, ...rest] = moves;
    this.wanted = rest;
    this.given = [];
    this.place = null;
    this.end = null;
    this.touched = false;
    if (first) props.play(first);
  }

  /** A new question: the next wanted move that answers it is played; if none does, no more are wanted. */
  hear({ moves, play }: Pick<Props, "moves" | "play">): void {
    if (moves === this.heard || !moves.length) return;
    this.heard = moves;
    const at = this.wanted.findIndex((move) => moves.includes(move));
    const next = this.wanted[at];
    this.wanted = at < 0 ? [] : this.wanted.slice(at + 1);
    if (next) play(next);
  }
}

const drafts = new WeakMap<object, Map<number | null, Draft>>();

/** The draft of a seat at a table. */
export function draftOf({ sheet, seat }: Pick<Props, "sheet" | "seat">): Draft {
  const seats = drafts.get(sheet) ?? new Map<number | null, Draft>();
  drafts.set(sheet, seats);
  const draft = seats.get(seat) ?? new Draft();
  seats.set(seat, draft);
  return draft;
}
