/** A tooltip of a table: said by what is pointed at or focused, shown by the board. */

import { getContext, setContext } from "svelte";
import type { Box } from "./plane";

export interface Said {
  label: string;
  box: Box; // of what it is about
}

type Tell = (tip: Said | null) => void;

const KEY = Symbol("tip");

export function showTips(tell: Tell): void {
  setContext(KEY, tell);
}

export function tips(): Tell {
  return getContext<Tell | undefined>(KEY) ?? (() => undefined);
}
