/** Everything around a table that is not play, by HTTP. */

import { askedHere } from "./device";
import { house } from "./house.svelte";
import { isAlone, keepSeat, keyOf } from "./keys";
import type {
  ChanceShown,
  GameInfo,
  LessonTold,
  LuckLedger,
  NewTable,
  Part,
  Place,
  Problem,
  ReportInfo,
  Rules,
  Seated,
  Seen,
  Sheet,
  TableInfo,
  TablePlace,
  Thought,
} from "./messages";
import { settings } from "./settings.svelte";
import { places, remove } from "./shelf";
import { say } from "./words.svelte";

/** Why the house did not do something, in words. */
export class NotDone extends Error {
  constructor(
    readonly reason: string,
    text: string,
    readonly clause = "",
  ) {
    super(text);
  }
}

async function ask<T>(method: string, path: string, body?: unknown, key?: string | null): Promise<T> {
  const here = askedHere(path);
  if (here) return askHere(here.what, here.table, { ...here.args, ...(body ?? {}) });
  const headers: Record<string, string> = { "accept-language": settings.lang };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (key) headers["x-seat-key"] = key;
  const answer = await house.fetch(`/api${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  if (!answer) throw new NotDone("no-line", say("no-line"));
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as Problem | null;
    throw new NotDone(problem?.reason ?? String(answer.status), problem?.text ?? answer.statusText, problem?.clause);
  }
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

/** The same of the house for one on this device. */
async function askHere<T>(what: string, table: string, args: object): Promise<T> {
  const alone = await import("../alone/house");
  return alone.ask<T>(what, table, { lang: settings.lang, ...args });
}

// ---- people

const PHRASE = "fagin-phrase";
let someone: Promise<void> | null = null;

/** Make sure that the house knows this browser; a new person's phrase is kept here for the settings page. */
export function beSomebody(): Promise<void> {
  someone ??= inTurn(introduce).catch((error: unknown) => {
    someone = null;
    throw error;
  });
  return someone;
}

/** Tabs opened at once wait for one another, or the cookie of the last would make the first a stranger at its own table. */
async function inTurn(work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work(); // a page without a safe line has none
  await navigator.locks.request("fagin-somebody", work);
}

async function introduce(): Promise<void> {
  const me = await ask<{ known: boolean }>("GET", "/me");
  if (me.known) return;
  const fresh = await ask<{ phrase: string }>("POST", "/me");
  localStorage.setItem(PHRASE, fresh.phrase);
}

export const phrase = (): string | null => localStorage.getItem(PHRASE);

export async function recover(words: string): Promise<void> {
  await ask("POST", "/me/recover", { phrase: words });
  localStorage.setItem(PHRASE, words.trim());
}

// ---- tables

export const games = (): Promise<GameInfo[]> => ask("GET", `/games?lang=${settings.lang}`);
export const openTables = (): Promise<{ tables: TableInfo[] }> => ask("GET", "/tables");
export const look = (table: string): Promise<TableInfo> => ask("GET", `/tables/${table}`);
export const sheetOf = (table: string): Promise<Sheet> => ask("GET", `/tables/${table}/sheet`);
export const begin = (table: string): Promise<void> => ask("POST", `/tables/${table}/begin`);
export const closeTable = (table: string): Promise<void> => ask("DELETE", `/tables/${table}`);
export const rulesOf = (game: string, lang: string): Promise<Rules> => ask("GET", `/rules/${game}?lang=${lang}`);
export const reports = (lang: string): Promise<{ reports: ReportInfo[] }> => ask("GET", `/reports?lang=${lang}`);
export const ledgerOf = (table: string, lang: string): Promise<LuckLedger> => ask("GET", `/tables/${table}/ledger?lang=${lang}`);
export const recordOf = (table: string): Promise<string> => ask("GET", `/tables/${table}/record`);
export const chanceOf = (table: string): Promise<ChanceShown> => ask("GET", `/tables/${table}/chance`);

export async function myTables(): Promise<Place[]> {
  await beSomebody();
  return (await ask<{ places: Place[] }>("GET", "/my-tables")).places;
}

/** The tables that are played on this device. */
export const tablesHere = places;
export const giveUpHere = remove;

export async function found(wish: Partial<NewTable> & { game: string; players: number }): Promise<string> {
  await beSomebody();
  const { table } = await ask<{ table: string }>("POST", "/tables", wish);
  localStorage.setItem(`fagin-owner-${table}`, "1");
  return table;
}

/** The table at which the same people play again, so many seats on if nobody has settled that: sit down there, and
 *  begin if all have. */
export async function playAgain(old: TableInfo, seat: number, wished: 0 | 1): Promise<string> {
  if (!isAlone(old.id)) await beSomebody();
  const { table, on } = await ask<{ table: string; on: number }>("POST", `/tables/${old.id}/rematch?on=${wished}`);
  const next = (seat + on) % old.players;
  if ((await look(table)).chairs[next]?.kind === "open") {
    localStorage.setItem(`fagin-owner-${table}`, "1"); // if another made it, the house will say so
    await sit(table, next, old.chairs[seat]?.name ?? "");
  }
  const ready = (await look(table)).chairs.every((chair) => chair.kind !== "open");
  if (ready) await begin(table).catch(() => undefined); // somebody else begins
  return table;
}

// ---- seats

/** A word for the chance that nobody can foresee. */
export function chanceWord(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36)).join("");
}

/** Sit down: by a name that is wished for, or by one that is given; it is told. */
export async function sit(table: string, seat: number, wished: string): Promise<string> {
  await beSomebody();
  const [word, name] = [chanceWord(), wished.trim() || undefined];
  const seated = await ask<Seated>("POST", `/tables/${table}/seats/${seat}`, { name, word });
  keepSeat(table, { seat: seated.seat, key: seated.key, word });
  return seated.name;
}

export const placeBot = (table: string, seat: number, level: string): Promise<void> =>
  ask("PUT", `/tables/${table}/seats/${seat}/bot`, { level });
export const leave = (table: string, seat: number): Promise<void> => ask("DELETE", `/tables/${table}/seats/${seat}`);
export const advice = (table: string, seat: number): Promise<Thought> =>
  ask("GET", `/tables/${table}/seats/${seat}/advice?lang=${settings.lang}`, undefined, keyOf(table, seat));

// ---- reading

function eyes(seat: number | null): string {
  return `lang=${settings.lang}${seat === null ? "" : `&seat=${seat}`}`;
}

export async function inWords(table: string, seat: number | null): Promise<Part[]> {
  const found = await ask<{ table: Part[] }>("GET", `/tables/${table}/words?${eyes(seat)}`, undefined, keyOf(table, seat));
  return found.table;
}

/** A moment of a game: by its number, by how much one had heard, or the last one. */
export function replay(table: string, seat: number | null, number: number | null, heard: number | null): Promise<Seen> {
  const moment = number !== null ? `&number=${number}` : heard !== null ? `&heard=${heard}` : "";
  return ask("GET", `/tables/${table}/replay?${eyes(seat)}${moment}`, undefined, keyOf(table, seat));
}

export async function playOn(table: string, number: number, seat: number, name: string): Promise<string> {
  if (!isAlone(table)) await beSomebody();
  const word = chanceWord();
  const place = await ask<TablePlace>("POST", `/tables/${table}/play-on`, { number, seat, name: name.trim() || undefined, word, level: "sly" }, keyOf(table, seat));
  keepSeat(place.table, { seat: place.seat, key: place.key, word });
  return place.table;
}

// ---- first lessons

export const lessonOf = (game: string): Promise<LessonTold> => ask("GET", `/lessons/${game}?lang=${settings.lang}`);

export async function playOnFromLesson(game: string, name: string): Promise<string> {
  await beSomebody();
  const word = chanceWord();
  const place = await ask<TablePlace>("POST", `/lessons/${game}/play-on`, { name: name.trim() || undefined, word });
  keepSeat(place.table, { seat: place.seat, key: place.key, word });
  return place.table;
}

// ---- at once

/** A table with bots on all seats but the first, begun. */
export async function playAtOnce(game: string, players: number, name: string, level = "sly"): Promise<string> {
  const table = await found({ game, players, bots: Array<string>(players - 1).fill(level) });
  await sit(table, 0, name);
  await begin(table);
  return table;
}

/** Open the house for one, which takes some seconds. */
export const openHere = async (): Promise<void> => void (await import("../alone/house")).open();

/** The same on this device, with no house in between. */
export async function playHere(game: string, players: number, name: string, level = "sly", options = {}, box: string | null = null): Promise<string> {
  const wish = { game, players, name, level, options, box, word: chanceWord() };
  return (await askHere<TablePlace>("found", "", wish)).table;
}
