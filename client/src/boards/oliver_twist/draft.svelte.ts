/** What is being chosen and not yet played, shared by the board, the own area and the panels of one table. */

import type { Card, Kind, Props, Type } from "./scene";

export class Draft {
  set: Type | null = $state(null); // what is taken to Fagin
  chosen: Kind[] = $state([]); // tokens of the stash or of the file
  wanted: Kind | null = $state(null); // of the stash that Noah looks at
  card: Card | null = $state(null);
}

const tables = new WeakMap<object, Map<string, Draft>>();

/** The draft for what is asked now; it outlives news that change nothing about the question. */
export function draftOf({ sheet, scene, seat }: Pick<Props, "sheet" | "scene" | "seat">): Draft {
  const drafts = tables.get(sheet) ?? new Map<string, Draft>();
  tables.set(sheet, drafts);
  const question = `${scene.round} ${scene.turn} ${scene.step?.is} ${scene.step?.left} ${seat}`;
  const draft = drafts.get(question) ?? new Draft();
  drafts.set(question, draft);
  return draft;
}
