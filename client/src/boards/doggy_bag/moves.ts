/** The moves of Doggy Bag: where on the table each of them is made. */

import type { Colour, Props, Sheet } from "./scene";

/** Every verb of the game, and what is clicked for it. */
export const PLACES = {
  loot: "bones behind the screen, then the button",
  role: "a tag on the strap",
  flip: "a tag on the strap, then the iron",
  hothead: "the numbers of the iron",
  lead: "a dog",
  discard: "a bone that the Scout holds",
  refill: "bones of the chest, then the button",
  swap: "a bone behind the screen and one of the chest",
  gluttony: "the sack, or the button",
  bank: "the own yard, or the button",
  steal: "a dog, or the button for nobody",
  use: "a button",
  skip: "a button",
} as const;
export type Verb = keyof typeof PLACES;

/** A move text in two: `swap:g:k` is the verb `swap` of `g:k`. */
export function verbOf(move: string): [Verb, string] {
  const [verb = "", ...rest] = move.split(":");
  return [verb as Verb, rest.join(":")];
}

/** The moves that may be made now with a verb, those that replace a sealed answer among them. */
export function movesOf(props: Pick<Props, "moves" | "changes">, verb: Verb): string[] {
  return [...props.moves, ...props.changes].filter((move) => verbOf(move)[0] === verb);
}

/** Whether a verb may be played now. */
export function asked(props: Pick<Props, "moves">, verb: Verb): boolean {
  return props.moves.some((move) => verbOf(move)[0] === verb);
}

export function letterOf(colour: Colour, sheet: Sheet): string {
  return sheet.colours.find(({ id }) => id === colour)?.letter ?? "";
}

/** The move of several bones, its letters in the game's order. */
export function heapMove(verb: "loot" | "refill", bones: Colour[], sheet: Sheet): string {
  const letters = sheet.colours.map(({ id, letter }) => letter.repeat(bones.filter((bone) => bone === id).length));
  return `${verb}:${letters.join("")}`;
}

/** Which colours may join those already chosen, so that a legal move can still come of it. */
export function mayJoin(legal: string[], chosen: Colour[], sheet: Sheet): Colour[] {
  const heaps = legal.map((move) => verbOf(move)[1]);
  return sheet.colours
    .filter(({ id }) => {
      const wanted = heapMove("loot", [...chosen, id], sheet).slice("loot:".length);
      return heaps.some((heap) => holds(heap, wanted));
    })
    .map(({ id }) => id);
}

/** Whether one heap of letters holds another. */
function holds(heap: string, part: string): boolean {
  return [...new Set(part)].every((letter) => count(heap, letter) >= count(part, letter));
}

function count(heap: string, letter: string): number {
  return heap.split(letter).length - 1;
}

/** The Expert's trade. */
export function swapMove(given: Colour, taken: Colour, sheet: Sheet): string {
  return `swap:${letterOf(given, sheet)}:${letterOf(taken, sheet)}`;
}

/** Plays what is a move at all, so that the server can say what is wrong with it. */
export function tryOut(move: string, { moveNames, play }: Pick<Props, "moveNames" | "play">): void {
  if (moveNames.includes(move)) play(move);
}
