/** The board of Doggy Bag: a tavern table from above. */

import "./doggy.css";

export { default as Board } from "./Board.svelte";
export { default as Own } from "./Own.svelte";
export { default as Panel } from "./Panel.svelte";
export { default as Specimen } from "./Specimen.svelte";
export { markOf } from "./marks";

/** All moves are made on the board and in the own area, so the prompt needs no buttons. */
export const buttons = (): string[] => [];
