/** The boards that are drawn, each loaded when its game is played. */

import type { BoardModule } from "./contract";

const folders = import.meta.glob<BoardModule>("./*/index.ts");

/** The board of a game, or null where the game is played by the generic table. */
export async function boardOf(game: string): Promise<BoardModule | null> {
  const load = folders[`./${game}/index.ts`];
  return load ? await load() : null;
}
