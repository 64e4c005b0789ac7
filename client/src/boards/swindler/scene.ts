/** What the table tells of Swindler, as the server writes it. */

import type { BoardProps, PanelProps as Panelled } from "../contract";

export const BAGS = ["red", "blue", "green", "yellow", "black"] as const;
export type Bag = (typeof BAGS)[number];
export type Background = Bag | "neutral";
export type Tiles = Record<string, number>; // how many of each kind, by code
export type Cards = Record<string, number>; // how many of each accomplice

export interface Player {
  points: number;
  coins: number;
  posters: number;
  loot: Tiles;
  tiles: number;
  completed: string[];
  orders_to_ability: number;
  orders_to_end: number;
  thief: string | null;
  ability: boolean;
  jailed: boolean;
  markers: number;
  cards: number;
  known: Cards;
}

export interface Slate {
  loot: Tiles;
  tiles: number;
  risk: number;
  stake: number;
}

export interface OrderSpace {
  card: string | null;
  reserved: number | null;
  touched: boolean;
  so_far: number | null;
}

export interface DealerSpace {
  tile: string | null;
  fields: (string | null)[];
  sold_to: boolean;
}

export interface Target {
  order?: number;
  dealer?: number;
  field?: number;
}

export interface Step {
  is: string;
  seat?: number | null;
  waiting?: number[];
  answered?: number[];
  against?: number;
  neutralised?: boolean;
  bag?: Bag;
  target?: Target;
  chosen?: string[];
  tiles?: number;
  other?: number;
  given?: string;
  tile?: string;
  first?: Tiles;
  second?: Tiles;
  raid?: string;
  choosing?: number[];
}

export interface Announced {
  seat: number;
  card: string;
  other: number | null;
  bag: Bag | null;
  bet: "skull" | "clean" | null;
  target: Target | null;
  chosen: string[];
  serves: string | null;
}

export interface Scene {
  round: number;
  rounds_left: number | null;
  final: boolean;
  phase: string;
  step: Step | null;
  announced: Announced[];
  start_player: number | null;
  turn: number | null;
  players: Player[];
  bags: Record<Bag, Slate> | null;
  supply: { coins: number | null; posters: number; neutral: Tiles };
  orders: OrderSpace[];
  dealers: DealerSpace[];
  decks: {
    orders: number;
    starters: number;
    raids: number;
    raids_past: string[];
    raids_aside: string[];
    dealers: number;
    accomplices: number;
    discarded: Cards;
    table: Cards;
    offered: string[];
  };
  this_turn: {
    bag: Bag | null;
    drawn: string[];
    fresh: Tiles;
    skull: boolean;
    caught_after: number | null;
    sheltered: boolean;
    forced_by: number | null;
    bets: { skull: number[]; clean: number[] };
  };
  own: { hand: Cards; hired: Cards; answer: string | null; sealed: Tiles; ready: number[] } | null;
  outcome: { places: number[]; scores: number[] } | null;
}

export interface Need {
  what: string;
  number: number;
  set: string;
}

export interface OrderFacts {
  id: string;
  kind: "own" | "discard" | "draw" | "achieve";
  needs: Need[];
  event: string | null;
  number: number;
  bag: Bag | null;
  points: number;
  coins: number;
  neutral: number;
  posters: number;
}

export interface Sheet {
  players: number;
  options: Record<string, string>;
  tiles: { code: string; background: Background; item: string; coins: number; number: number }[];
  bags: { id: Bag; tiles: number; skulls: number }[];
  accomplices: { id: string; number: number }[];
  thieves: string[];
  orders: OrderFacts[];
  raids: { id: string; loot: number; returned: number; posters: number }[];
  dealers: { id: string; fields: { item: string; points: number }[] }[];
  rules: Record<string, number>;
  master_at: number;
  end_at: number;
}

export type Props = BoardProps<Scene, Sheet>;
export type PanelProps = Panelled<Scene, Sheet>;

const BACKGROUNDS: Record<string, Background> = { R: "red", B: "blue", G: "green", Y: "yellow", K: "black", N: "neutral" };
const ITEMS: Record<string, string> = { r: "ring", n: "necklace", w: "watch", k: "key", j: "joker", c: "coin", d: "coin2" };

/** The colour of a tile, and what it shows: `Rr` is a red ring. */
export function backgroundOf(code: string): Background {
  return BACKGROUNDS[code.charAt(0)] ?? "neutral";
}

export function itemOf(code: string): string {
  return ITEMS[code.charAt(1)] ?? "ring";
}

/** The kinds of a heap, in the order of the box. */
export function kindsOf(tiles: Tiles, sheet: Sheet): string[] {
  return sheet.tiles.map(({ code }) => code).filter((code) => tiles[code]);
}

/** Every tile of a heap, one by one. */
export function spread(tiles: Tiles, sheet: Sheet): string[] {
  return kindsOf(tiles, sheet).flatMap((code) => Array<string>(tiles[code] ?? 0).fill(code));
}

/** A heap less another. */
export function without(tiles: Tiles, others: Tiles): Tiles {
  const left = Object.entries(tiles).map(([code, number]) => [code, number - (others[code] ?? 0)] as const);
  return Object.fromEntries(left.filter(([, number]) => number > 0));
}

/** A heap of the tiles named. */
export function heap(codes: string[]): Tiles {
  const tiles: Tiles = {};
  for (const code of codes) tiles[code] = (tiles[code] ?? 0) + 1;
  return tiles;
}

export function size(tiles: Tiles): number {
  return Object.values(tiles).reduce((sum, number) => sum + number, 0);
}

/** How many tiles a seat still has to choose in a raid. */
export function toReturn({ scene, seat }: Props): number {
  return (scene.step?.choosing?.[seat ?? -1] ?? 0) - size(scene.own?.sealed ?? {});
}
