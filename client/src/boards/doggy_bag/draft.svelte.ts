/** What is being chosen and not yet played: shared by the board and the own area of one table. */

import { draftFor } from "../../lib/drafts";
import type { Colour, Props } from "./scene";

export class Draft {
  bones: Colour[] = $state([]); // for the bag
  tag: number | null = $state(null);
  given: Colour | null = $state(null);
  taken: Colour | null = $state(null);
  number: number | null = $state(null); // to be announced
  again = $state(false); // whether a sealed loot is being changed
}

/** The draft for what is asked now; it outlives news that change nothing about the question. */
export function draftOf({ draftName, scene }: Pick<Props, "draftName" | "scene">): Draft {
  const question = `${scene.turn} ${scene.step?.is}`;
  return draftFor(draftName, question, () => new Draft(), ["bones", "tag", "given", "taken", "number", "again"]);
}
