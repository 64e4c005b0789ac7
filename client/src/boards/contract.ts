/** What the table's frame gives to the board of a game, and what a board offers to the frame. */

import type { Component } from "svelte";
import type { Unasked } from "../lib/messages";
import type { Drawn } from "./mark";

/** A seat as it is drawn: colour, pattern and headgear always go together. */
export interface Seat {
  name: string;
  called: string; // on the drawing: "You" for the reader who has chosen no name and plays against bots
  kind: "open" | "person" | "bot";
  level: string;
  away: boolean;
  index: number;
  colour: string; // a CSS variable of the theme, such as var(--seat-0)
  pattern: string; // the id of a pattern, for fill={`url(#${pattern})`}
  hat: string; // a key of HATS in lib/seats
}

/** What happened, as the table tells it: a name and three numbers. */
export type Event = [string, number, number, number];

export interface BoardProps<Scene = Record<string, unknown>, Sheet = Record<string, unknown>> {
  scene: Scene;
  sheet: Sheet;
  moveNames: string[]; // move texts by their numbers in events
  seat: number | null; // whose eyes; null: a spectator
  seats: Seat[];
  waiting: number[];
  moves: string[]; // legal now
  changes: string[]; // answers that may replace one that is sealed
  words: Record<string, string>; // each of them in words
  unasked: Record<string, Unasked>; // what some of them do without a further question; before these one is asked
  play: (move: string) => void; // legal or not: the server explains what is not
  events: Event[]; // of the latest news, for motion
  motion: number; // milliseconds of a usual movement, 0: none
  odds: boolean; // whether chances are told where the table allows it
  draftName: string; // under which what is being chosen is kept: table and seat
  say: (key: string, args?: Record<string, string | number>) => string;
}

export interface PanelProps<Scene = Record<string, unknown>, Sheet = Record<string, unknown>>
  extends BoardProps<Scene, Sheet> {
  player: number;
}

/** What a line of the log shows beside its words: whose doing it is, and a piece of the game. */
export interface Mark {
  seat: number | null; // no seat's, where there is none like that
  drawn: Drawn | null;
}

/** What `boards/<game>/index.ts` exports. */
export interface BoardModule {
  Board: Component<any>; // BoardProps: the table's middle
  Own: Component<any>; // BoardProps: one's own things, and gestures of several small moves
  Panel: Component<any>; // PanelProps: what lies before one player
  Specimen: Component<any>; // BoardProps: every piece and state, for the style page
  markOf: (told: Event, moveNames: string[]) => Mark;
  buttons?: (props: BoardProps<any, any>) => string[]; // at most four moves to be buttons under the prompt
}
