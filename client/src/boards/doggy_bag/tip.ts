/** A tooltip of the table: said by what is pointed at or focused, shown by the board. */

import { getContext, setContext } from "svelte";
import type { Box } from "./layout";

export type Tell = (tip: { label: string; box: Box } | null) => void;

const KEY = Symbol("tip");

export function showTips(tell: Tell): void {
  setContext(KEY, tell);
}

export function tips(): Tell {
  return getContext<Tell | undefined>(KEY) ?? (() => undefined);
}
