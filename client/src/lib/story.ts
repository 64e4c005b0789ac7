/** The log of a table, as it grows with the news. */

import type { News, Told } from "./messages";

export type LogLine = Told;

/** Where a table is seen as it was just after an event. */
export function momentOf(table: string, seat: number | null, event: number): string {
  return `/t/${table}/replay?heard=${event}${seat === null ? "" : `&seat=${seat}`}`;
}

const RESIGNED = "resigned"; // told again to whoever comes again: nobody gives up twice

export class Story {
  private lines: LogLine[] = [];
  private opens = false; // whether words may be added to the last line

  /** All lines, with those of the latest news. */
  add(news: Pick<News, "texts">, before: number): LogLine[] {
    const lines = [...this.lines];
    for (const piece of news.texts?.log ?? []) {
      if (piece.told[0] === RESIGNED && lines.some(({ told }) => told[0] === RESIGNED && told[1] === piece.told[1])) continue;
      const last = lines.at(-1);
      if (piece.goes_on && this.opens && last) lines[lines.length - 1] = { ...last, text: `${last.text} ${piece.text}` };
      else lines.push({ text: piece.text, style: piece.style, event: before + piece.event, told: piece.told });
      if (!piece.goes_on) this.opens = piece.opens;
    }
    this.lines = lines;
    return lines;
  }
}
