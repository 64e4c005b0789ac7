/** What is being chosen and not yet played: shared by the board and the own area of one table. */

import { draftFor } from "../../lib/drafts";
import type { End } from "./moves";
import type { Good, Place, Props } from "./scene";

/** Moves of one gesture: each is played as soon as it is asked for. */
class Following {
  moves: string[] = [];
  heard: string[] = []; // the question that was answered last
}

export class Draft {
  place: Place | null = $state(null); // the street that is looked at
  end: End | null = $state(null); // where a walk there would end
  touched = $state(false); // by a finger, which sees the price first
  given: Good[] = $state([]); // for an exchange

  constructor(private readonly following = new Following()) {}

  /** Plays a move, and the others after it as soon as each is asked for. */
  perform(props: Pick<Props, "play">, ...moves: string[]): void {
    const [first, ...rest] = moves;
    this.following.moves = rest;
    this.given = [];
    this.place = null;
    this.end = null;
    this.touched = false;
    if (first) props.play(first);
  }

  /** A new question: the next wanted move that answers it is played; if none does, no more are wanted. */
  hear({ moves, play }: Pick<Props, "moves" | "play">): void {
    const { following } = this;
    if (moves === following.heard || !moves.length) return;
    following.heard = moves;
    const at = following.moves.findIndex((move) => moves.includes(move));
    const next = following.moves[at];
    following.moves = at < 0 ? [] : following.moves.slice(at + 1);
    if (next) play(next);
  }
}

const followings = new Map<string, Following>();

/** The draft for what is asked now; what follows a gesture outlives the question. */
export function draftOf({ draftName, scene }: Pick<Props, "draftName" | "scene">): Draft {
  const following = followings.get(draftName) ?? new Following();
  followings.set(draftName, following);
  const question = `${scene.round} ${scene.turn} ${scene.step?.is} ${scene.action?.things}`;
  return draftFor(draftName, question, () => new Draft(following), ["place", "end", "touched", "given"]);
}
