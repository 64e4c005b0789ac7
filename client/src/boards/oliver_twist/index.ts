/** The board of Oliver Twist: an engraved street map. */

import "./oliver.css";

export { default as Board } from "./Board.svelte";
export { default as Own } from "./Own.svelte";
export { default as Panel } from "./Panel.svelte";
export { default as Specimen } from "./Specimen.svelte";
export { markOf } from "./marks";
export { buttons } from "./moves";
