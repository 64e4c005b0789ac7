/** The marks of the log: a piece of the game in lines, for each of the events that are told with it. */

export interface Drawn {
  path: string;
  box: string; // the part of the drawing that is seen
}

/** Each event with its mark, from pieces and the events they stand for. */
export function byEvent(pieces: (Drawn & { tells: string })[]): Record<string, Drawn> {
  return Object.fromEntries(pieces.flatMap(({ path, box, tells }) => tells.split(" ").map((what) => [what, { path, box }])));
}
