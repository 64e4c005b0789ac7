/** The log of a table, as it grows with the news. */

import type { News } from "./messages";

export interface LogLine {
  text: string;
  style: string; // "turn", "private" or ""
  event: number; // how many events had been heard before the one it tells
}

export class Story {
  private lines: LogLine[] = [];
  private opens = false; // whether words may be added to the last line

  /** All lines, with those of the latest news. */
  add(news: Pick<News, "texts">, before: number): LogLine[] {
    const lines = [...this.lines];
    for (const piece of news.texts?.log ?? []) {
      const last = lines.at(-1);
      if (piece.goes_on && this.opens && last) lines[lines.length - 1] = { ...last, text: `${last.text} ${piece.text}` };
      else lines.push({ text: piece.text, style: piece.style, event: before + piece.event });
      if (!piece.goes_on) this.opens = piece.opens;
    }
    this.lines = lines;
    return lines;
  }
}
