/** A table as one would read it aloud, made of its parts in words. */

import type { Part } from "./messages";

const DRAWING = /^ {3}/m; // lines that are set to be looked at

/** Lines as sentences, one after the other: those that have no end get one. */
export function inARow(lines: string[]): string {
  return lines.map((line) => line.trim()).filter(Boolean).map((line, at, all) => (at < all.length - 1 && !/[.!?…:]$/.test(line) ? `${line}.` : line)).join(" ");
}

const sentence = (words: string[]): string => words.map((word) => word.trim()).filter(Boolean).join(", ");

function rowAloud(row: string[], head: string[]): string {
  return sentence(row.map((cell, at) => (cell.trim() && head[at]?.trim() && at ? `${head[at]!.trim()} ${cell.trim()}` : cell)));
}

/** All of it, without drawings. */
export function tableAloud(parts: Part[]): string {
  return parts
    .flatMap(({ heading, text, head, rows }) => [heading, DRAWING.test(text) ? "" : text, ...rows.map((row) => rowAloud(row, head))])
    .map((line) => line.trim())
    .filter(Boolean)
    .join(". ");
}

/** One's own things: the row of the players that is marked as one's own, and the rows without a head at the end. */
export function ownAloud(parts: Part[], you: string): string {
  const last = parts.at(-1);
  const rows = parts.flatMap(({ head, rows }) => rows.filter((row) => row[0]?.includes(you)).map((row) => rowAloud(row, head)));
  return [...rows, ...(last && !last.head.length ? last.rows.map((row) => rowAloud(row, [])) : [])].join(". ");
}
