/** What is being chosen and not yet played, shared by the board, the own area and the panels of one table. */

import { draftFor } from "../../lib/drafts";
import type { Way } from "./moves";
import type { Props } from "./scene";

export class Draft {
  way: Way = $state("with"); // how a tile is made to fit
  card: string | null = $state(null); // of the own hand, with more to say
  armed: number | null = $state(null); // an order whose marker is about to be taken back
  tile: string | null = $state(null); // of the own loot, to be sold
  codes: string[] = $state([]); // tiles to be returned
  second: number[] = $state([]); // stolen tiles that go into the second part
}

/** The draft for what is asked now; it outlives news that change nothing about the question. */
export function draftOf({ draftName, scene }: Pick<Props, "draftName" | "scene">): Draft {
  const { step, round, turn } = scene;
  const question = `${round} ${turn} ${step?.is} ${step?.chosen?.length} ${step?.tile}`;
  return draftFor(draftName, question, () => new Draft(), ["way", "card", "armed", "tile", "codes", "second"]);
}

/** Moves that follow one gesture: each is played when it is asked for. */
export class Following {
  moves: string[] = $state([]);
}

const followings = new Map<string, Following>();

/** What is still to be played of the last gesture. */
export function followingOf({ draftName }: Pick<Props, "draftName">): Following {
  const following = followings.get(draftName) ?? new Following();
  followings.set(draftName, following);
  return following;
}
