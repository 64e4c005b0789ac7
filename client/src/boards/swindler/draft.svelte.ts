/** What is being chosen and not yet played, shared by the board, the own area and the panels of one table. */

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

/** Moves that follow one gesture: each is played when it is asked for. */
export class Following {
  moves: string[] = $state([]);
}

const tables = new WeakMap<object, { drafts: Map<string, Draft>; following: Following }>();

function tableOf(sheet: object): { drafts: Map<string, Draft>; following: Following } {
  const table = tables.get(sheet) ?? { drafts: new Map<string, Draft>(), following: new Following() };
  tables.set(sheet, table);
  return table;
}

/** The draft for what is asked now; it outlives news that change nothing about the question. */
export function draftOf({ sheet, scene, seat }: Pick<Props, "sheet" | "scene" | "seat">): Draft {
  const { drafts } = tableOf(sheet);
  const { step, round, turn } = scene;
  const question = `${round} ${turn} ${step?.is} ${step?.chosen?.length} ${step?.tile} ${seat}`;
  const draft = drafts.get(question) ?? new Draft();
  drafts.set(question, draft);
  return draft;
}

/** What is still to be played of the last gesture. */
export function followingOf({ sheet }: Pick<Props, "sheet">): Following {
  return tableOf(sheet).following;
}
