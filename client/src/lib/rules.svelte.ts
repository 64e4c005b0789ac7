/** The rules of the games, fetched when somebody asks for them. */

import { rulesOf } from "./api";
import type { ClauseText } from "./messages";
import { settings } from "./settings.svelte";

const books: Record<string, ClauseText[]> = $state({});
const asked = new Set<string>();

/** All clauses of a game, [] until they have come. */
export function clausesOf(game: string): ClauseText[] {
  const name = `${settings.lang}/${game}`;
  if (!asked.has(name)) {
    asked.add(name);
    void rulesOf(game, settings.lang).then(
      (rules) => (books[name] = rules.clauses),
      () => asked.delete(name),
    );
  }
  return books[name] ?? [];
}

export function clauseOf(game: string, id: string): ClauseText | null {
  return clausesOf(game).find((clause) => clause.id === id) ?? null;
}
