/** What is being chosen and not yet played: shared by the board and the own area of one table. */

import type { Colour, Props } from "./scene";

export class Draft {
  bones: Colour[] = $state([]); // for the bag
  tag: number | null = $state(null);
  given: Colour | null = $state(null);
  taken: Colour | null = $state(null);
  number: number | null = $state(null); // to be announced
  again = $state(false); // whether a sealed loot is being changed
}

const tables = new WeakMap<object, Map<string, Draft>>();

/** The draft for what is asked now; it outlives news that change nothing about the question. */
export function draftOf({ sheet, scene, seat }: Pick<Props, "sheet" | "scene" | "seat">): Draft {
  const drafts = tables.get(sheet) ?? new Map<string, Draft>();
  tables.set(sheet, drafts);
  const question = `${scene.turn} ${scene.step?.is} ${seat}`;
  const draft = drafts.get(question) ?? new Draft();
  drafts.set(question, draft);
  return draft;
}
