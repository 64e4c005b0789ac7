/** When one is asked once more before a move is made, by a rule that can be told in a sentence. */

export type Confirm = "always" | "smart" | "never";

const PASS = "pass";
const BUTTONS = 4; // so many moves are all to be seen under the question, and nobody takes one for another

/**
 * Whether to ask before a move that is legal: always, never, or before a pass among more moves than there are buttons.
 * Before a move whose own question the rules leave out (`unasked`) one is asked whatever one has set.
 */
export function doubtful(how: Confirm, move: string, moves: string[], unasked: string[] = []): boolean {
  if (moves.includes(move) && unasked.includes(move)) return true;
  if (how === "never" || !moves.includes(move)) return false;
  return how === "always" || (move === PASS && moves.length > BUTTONS);
}
