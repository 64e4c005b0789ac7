/** The draws that the server lists of a finished game, computed again here from its secret and the words of all seats.
 *
 * That they are the draws of the game, and all of them, is not checked here, nor that a word was chosen blindly. */

import type { ChanceShown } from "./messages";
import { bytesOf, bytesOfHex, hexOf, hmac, sha256 } from "./sha256";

const RANGE = 1n << 64n;

export interface Verdict {
  fair: boolean;
  picks: number; // how many were computed again
  wrong: number; // how many came out otherwise
  committed: boolean; // the secret fits the fingerprint that the table tells
  heard: boolean; // one's own word is among those that were mixed in
}

/** Picks among weights as the table does: number n of a stream is an HMAC of its name and n. */
class Again {
  private readonly key: Uint8Array;
  private readonly counts = new Map<string, number>();

  constructor(secret: Uint8Array, entropy: string[]) {
    const message = entropy.map((word) => `${bytesOf(word).length}:${word}`).join("");
    this.key = hmac(secret, bytesOf(message));
  }

  pick(stream: string, weights: number[]): number {
    const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
    const fair = RANGE - (RANGE % total);
    let number = this.next(stream);
    while (number >= fair) number = this.next(stream); // above the last whole multiple: passed over
    let rest = number % total;
    for (const [index, weight] of weights.entries()) {
      rest -= BigInt(weight);
      if (rest < 0n) return index;
    }
    return -1;
  }

  private next(stream: string): bigint {
    const n = this.counts.get(stream) ?? 0;
    this.counts.set(stream, n + 1);
    return BigInt(`0x${hexOf(hmac(this.key, bytesOf(`${stream} ${n}`)).slice(0, 8))}`);
  }
}

/** `promised` is what was shown before the first move, `own` the word that this browser added, if any. */
export function verify(chance: ChanceShown, promised: string, own: string | null): Verdict {
  const secret = bytesOfHex(chance.secret);
  const committed = hexOf(sha256(secret)) === promised && chance.commitment === promised;
  const heard = own === null || chance.entropy.includes(own);
  const again = new Again(secret, chance.entropy);
  const wrong = chance.picks.filter((pick) => again.pick(pick.stream, pick.weights) !== pick.index).length;
  return { fair: committed && heard && wrong === 0, picks: chance.picks.length, wrong, committed, heard };
}
