/** What the server shows of a table of Fagin's Gang: the same words as in its scene and its sheet. */

import type { Point } from "../plane";
import type { BoardProps } from "../contract";

export const GOODS = ["blue", "green", "black", "yellow", "red", "purple"] as const;
export type Good = (typeof GOODS)[number];
export const PLACES = ["thames", "bow", "chertsey", "strand", "holborn", "stpauls"] as const;
export type Place = (typeof PLACES)[number];
export type Cubes = Partial<Record<Good, number>>; // a good of which there is none is left out

export interface Step {
  is:
    | "turn_wheel"
    | "place_constable"
    | "first_walk"
    | "draw_lots"
    | "turn"
    | "walk"
    | "bump"
    | "dodge"
    | "theft"
    | "take"
    | "give"
    | "rob"
    | "trade"
    | "second"
    | "discard"
    | "constables";
  seat?: number;
  location?: Place;
  level?: number;
  other?: number | null;
  left?: number;
  trade?: "buy" | "sell";
  good?: Good;
}

export interface Player {
  shillings: number;
  cubes: Cubes | null; // null where hands are not shown
  cubes_held: number;
  urchins_with_player: number;
  home: Place[];
  homes_missing: number;
  barred: Place[];
  active: boolean;
}

export interface Scene {
  round: number;
  rounds_left: number | null;
  phase: "set_up" | "actions" | "constables" | "books" | "over";
  step: Step | null;
  turn: number | null;
  waiting: number[];
  first_player: number | null;
  action: { is: string; things: number; used: Place[]; given: Cubes } | null;
  warehouses: Cubes;
  market: {
    stalls: Cubes;
    wheel: number;
    prices: Record<Good, number>;
    opener: number | null;
    trading: number[];
    occasions: number[];
  };
  tracks: Record<Place, { constable: number | null; urchins: (number | null)[] }>;
  players: Player[];
  finished: number[];
  own: { cubes: Cubes } | null;
  outcome: { scores: number[]; places: number[]; clause: string } | null;
}

export interface Level {
  shillings: number;
  goods: Cubes;
  hands: number;
}

export interface Location {
  id: Place;
  good: Good;
  price: number;
  levels: Level[];
}

export interface Sheet {
  players: number;
  locations: Location[]; // from west to east
  start_level: number;
  beat: { level: number; side: "left" | "right"; push: "up" | "down"; rolls: number[] }[];
  ways: Record<string, Record<string, number>>;
  market: Point;
  wheel_radius: number;
  stall_radius: number;
  wheel: number[];
  stalls: { good: Good; spaces: Point[] }[];
  urchins: number;
  things: number;
  swap: number;
  hand_limit: number;
  fagin_price: number;
  homes_to_win: number;
}

export type Props = BoardProps<Scene, Sheet>;

/** How many cubes there are. */
export function size(cubes: Cubes): number {
  return GOODS.reduce((sum, good) => sum + (cubes[good] ?? 0), 0);
}

/** Each cube by its good, one after the other. */
export function spread(cubes: Cubes): Good[] {
  return GOODS.flatMap((good) => Array<Good>(cubes[good] ?? 0).fill(good));
}

/** A street of the sheet. */
export function streetOf(place: Place, sheet: Sheet): Location {
  return sheet.locations.find(({ id }) => id === place)!;
}

/** The level on which a seat's urchin stands in a street. */
export function levelOf(scene: Scene, place: Place, seat: number | null): number | null {
  return seat === null ? null : (scene.tracks[place].urchins[seat] ?? null);
}

/** The faces of the die with which the constable of a street stops on a level. */
export function rollsTo(scene: Scene, sheet: Sheet, place: Place, level: number): number[] {
  const arrow = sheet.beat[scene.tracks[place].constable ?? -1];
  return (arrow?.rolls ?? []).flatMap((to, face) => (sheet.beat[to]?.level === level ? [face + 1] : []));
}
