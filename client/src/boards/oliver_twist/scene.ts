/** What the server shows of a table of Oliver Twist: the same words as in its scene and its sheet. */

import type { BoardProps } from "../contract";

export const KINDS = [
  "apple1",
  "apple2",
  "handkerchief1",
  "handkerchief2",
  "brooch",
  "necklace",
  "ring",
  "watch",
  "wallet",
  "crowbar",
  "lantern",
  "keys",
  "centrebit",
  "rope",
  "character",
  "burglary",
] as const;
export const CARDS = [
  "dodger",
  "bates",
  "bullseye",
  "sikes",
  "nancy",
  "monks",
  "oliver",
  "rose",
  "bumble",
  "fang",
  "brownlow",
  "crackit",
  "noah",
] as const;
export type Kind = (typeof KINDS)[number];
export type Card = (typeof CARDS)[number];
export type Type =
  | "apple"
  | "handkerchief"
  | "brooch"
  | "necklace"
  | "ring"
  | "watch"
  | "wallet"
  | "tool"
  | "character"
  | "burglary";
export type Tokens = Partial<Record<Kind, number>>; // a kind without tokens is left out

export interface Step {
  is: string;
  seat?: number;
  victim?: number;
  card?: Card;
  type?: Type;
  space?: number;
  at?: number;
  besides?: number | null;
  left?: number;
  cards?: number;
  first?: boolean;
  clean?: boolean;
  flipped?: boolean;
  scrapped?: Type[];
}

export interface Lair {
  money: number | null;
  stash: { count: number; tokens: Tokens | null };
  file: Tokens | null;
  tools: Tokens;
  cards: number;
  loot_cards: number;
  loot: number[] | null;
}

export interface Own {
  money: number;
  stash: Tokens;
  file: { tokens: Tokens; count: number; types: number } | null;
  incoming: Kind | null;
  sale: { tray: Tokens; topped_up: boolean; coins: number; bonus: number; reward: number } | null;
  sight: Tokens | null;
  chosen: Kind | null;
  hand: Card[];
  drawn: number[];
  kept: number[];
  peeked: { space: number; kind: Kind }[];
}

export interface Scene {
  round: "day" | "night";
  phase: "setting_up" | "nightfall" | "turns" | "closing" | "over";
  turn: number;
  player: number | null;
  step: Step | null;
  gang: number;
  board: (Kind | "face_down" | null)[];
  on_board: number;
  face_down: number;
  closed: boolean;
  aside: number;
  in_bag: number;
  ways: { to: number; over: number[] }[];
  peeks: { space: number; seats: number[] }[];
  rewards: number[];
  deck: number;
  discards: Card[];
  pile: number;
  lairs: Lair[];
  evening: { stashes: Tokens[]; files: Tokens[] } | null;
  own: Own | null;
  outcome: { scores: number[]; places: number[]; clause: string } | null;
}

export interface Space {
  x: number;
  y: number;
  next: number[];
  streets: string[];
  junction: string | null;
  yellow: boolean;
}

export interface Street {
  id: string;
  name: string;
  spaces: number[];
  yellow: boolean;
  path: string;
  label_path: string;
}

export interface Sheet {
  game: string;
  players: number;
  options: Record<string, string>;
  board: { width: number; height: number; spaces: Space[]; streets: Street[] };
  kinds: { id: Kind; type: Type; pounds: number | null; tokens: number; starting: number }[];
  cards: { id: Card; text: string; number: number | null; clause: string }[];
  loot: number[];
  rewards: number[];
  prices: { start: number; bribe: number; stop: number; fine: number; bonus: number };
  limits: { stash: number; lower_row: number; set: number; bonus_set: number; reach: number; line: number; peeks: number };
}

export type Props = BoardProps<Scene, Sheet>;

/** How many tokens there are. */
export function size(tokens: Tokens): number {
  return KINDS.reduce((sum, kind) => sum + (tokens[kind] ?? 0), 0);
}

/** Each token by its kind, one after the other. */
export function spread(tokens: Tokens): Kind[] {
  return KINDS.flatMap((kind) => Array<Kind>(tokens[kind] ?? 0).fill(kind));
}

/** The kinds that are there, with their numbers. */
export function counted(tokens: Tokens): [Kind, number][] {
  return KINDS.filter((kind) => tokens[kind]).map((kind) => [kind, tokens[kind] ?? 0]);
}

export function typeOf(kind: Kind, sheet: Sheet): Type {
  return sheet.kinds.find(({ id }) => id === kind)?.type ?? "tool";
}

/** The coins that a token shows, and 0 where it shows none. */
export function poundsOf(kind: Kind, sheet: Sheet): number {
  return sheet.kinds.find(({ id }) => id === kind)?.pounds ?? 0;
}
