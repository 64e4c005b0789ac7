/** What is being chosen and not yet played, shared by the board, the own area and the panels of one table. */

import { draftFor } from "../../lib/drafts";
import type { Card, Kind, Props, Type } from "./scene";

export class Draft {
  set: Type | null = $state(null); // what is taken to Fagin
  chosen: Kind[] = $state([]); // tokens of the stash or of the file
  wanted: Kind | null = $state(null); // of the stash that Noah looks at
  card: Card | null = $state(null);
}

/** The draft for what is asked now; it outlives news that change nothing about the question. */
export function draftOf({ draftName, scene }: Pick<Props, "draftName" | "scene">): Draft {
  const question = `${scene.round} ${scene.turn} ${scene.step?.is} ${scene.step?.left}`;
  return draftFor(draftName, question, () => new Draft(), ["set", "chosen", "wanted", "card"]);
}
