/** Times in words. */

import { say } from "./words.svelte";

/** So much time, as one says it: days and hours, hours and minutes, minutes and seconds, seconds. */
export function timeInWords(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const parts: [string, number][] = [
    ["time-days", Math.floor(seconds / 86400)],
    ["time-hours", Math.floor(seconds / 3600) % 24],
    ["time-minutes", Math.floor(seconds / 60) % 60],
    ["time-seconds", seconds % 60],
  ];
  const first = Math.max(0, parts.findIndex(([, count]) => count > 0));
  const told = seconds === 0 ? parts.slice(3) : parts.slice(first, first + 2).filter(([, count]) => count > 0);
  return told.map(([key, count]) => say(key, { count })).join(" ");
}
