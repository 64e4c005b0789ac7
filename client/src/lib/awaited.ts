/** For whom a table waits: a sentence that also says who of them is not there. */

import type { Say } from "./words.svelte";

interface Chair {
  name: string;
  kind: string;
  away: boolean;
  resigned: boolean;
  here: boolean;
}

/** Whether a person plays here who has closed the page. */
export function absent(chair: Chair | undefined): boolean {
  return chair !== undefined && chair.kind === "person" && !chair.away && !chair.resigned && !chair.here;
}

/** What stands in the prompt: `told` is what the server asks or says, `about` what those who are awaited are about. */
export function promptOf(
  { chairs, waiting, seat, asked, told, about }: {
    chairs: Chair[];
    waiting: number[];
    seat: number | null; // of the reader
    asked: boolean; // whether the reader may move
    told: string;
    about: string;
  },
  say: Say,
  lang: string,
): string {
  if (asked || waiting.length === 0) return told;
  if (seat !== null && waiting.includes(seat)) return say("lesson-pause"); // only a lesson awaits whom it does not ask
  const names = (some: number[]): string => new Intl.ListFormat(lang).format(some.map((one) => chairs[one]?.name ?? ""));
  const gone = waiting.filter((one) => absent(chairs[one]));
  const present = waiting.filter((one) => !gone.includes(one));
  if (gone.length === 0) return [told, about].filter(Boolean).join(" ");
  const args = { names: names(gone), count: gone.length };
  if (present.length === 0) return say("waiting-absent", args);
  return [say("waiting-both", { ...args, present: names(present) }), about].filter(Boolean).join(" ");
}
