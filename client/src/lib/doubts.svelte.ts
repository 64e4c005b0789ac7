/** Moves that wait until one has said yes; several that a gesture makes at once are asked about together. */

import { doubtful } from "./confirm";
import type { AtTable } from "./session.svelte";
import { settings } from "./settings.svelte";

export class Doubts {
  moves: string[] = $state.raw([]);

  constructor(private readonly session: AtTable) {}

  readonly play = (move: string): void => {
    const news = this.session.news;
    const legal = news?.question?.moves ?? [];
    const doubt = doubtful(settings.confirm, move, legal, Object.keys(news?.texts?.unasked ?? {}));
    if (this.moves.length || doubt) this.moves = [...this.moves, move];
    else this.session.play(move);
  };

  decide(yes: boolean): void {
    if (yes) this.moves.forEach(this.session.play);
    this.moves = [];
  }
}
