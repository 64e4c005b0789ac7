/** The board of Swindler: the back room of a pawnshop. */

import "./swindler.css";

export { default as Board } from "./Board.svelte";
export { default as Own } from "./Own.svelte";
export { default as Panel } from "./Panel.svelte";
export { default as Specimen } from "./Specimen.svelte";
export { markOf } from "./marks";
export { buttons } from "./moves";
