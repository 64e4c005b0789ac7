/** What happened as movements: where the Gang goes, which tokens leave the streets, which shutters open. */

import type { Event } from "../contract";
import { KINDS, type Kind } from "./scene";

export interface Leaving {
  kind: Kind;
  from: number; // the space it lay on
  to: number | "bag"; // who gets it
  evidence: boolean; // it goes to the Police file
  at: number; // the step at which it leaves
}

export interface Dance {
  gang: { space: number; at: number }[]; // its stops
  leaving: Leaving[];
  opening: { space: number; at: number }[];
  steps: number;
}

const FLIP = 0.25; // shutters open faster than the Gang walks

/** The movements of the latest events; the Gang begins where it stood before them. */
export function dance(events: Event[], gang: number): Dance {
  const found: Dance = { gang: [{ space: gang, at: 0 }], leaving: [], opening: [], steps: 0 };
  let now = 0;
  for (const [what, one, two, three] of events) {
    if (what === "bypasses" || what === "bypasses-clean" || what === "takes") {
      const taken = what === "takes";
      found.gang.push({ space: two, at: now + (taken ? 1 : 0.5) });
      found.leaving.push({
        kind: KINDS[three] ?? "wallet",
        from: two,
        to: what === "bypasses-clean" ? "bag" : one,
        evidence: !taken,
        at: now + (taken ? 1 : 0.5),
      });
      now += taken ? 1 : 0.5;
    } else if (what === "grabs") {
      found.leaving.push({ kind: KINDS[three] ?? "wallet", from: two, to: one, evidence: false, at: now });
      now += 0.5;
    } else if (what === "places-gang") {
      found.gang.push({ space: two, at: now + 1 });
      now += 1;
    } else if (what === "flipped") {
      found.opening.push({ space: two, at: now });
      now += FLIP;
    } else if (what === "nightfall") {
      return { gang: [{ space: 0, at: 0 }], leaving: [], opening: [], steps: 0 }; // the plate is turned over
    }
  }
  if (found.gang.length === 1) found.gang = [];
  found.steps = now + (found.leaving.length || found.opening.length ? 1 : 0);
  return found;
}
