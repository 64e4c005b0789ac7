/** What a page and the engine beside it tell each other. */

export type ToEngine =
  | { type: "ask"; number: number; what: string; table: string; args: string }
  | { type: "hear"; table: string; text: string }
  | { type: "leave"; table: string };

export type FromEngine =
  | { type: "answer"; number: number; text: string }
  | { type: "told"; table: string; text: string }
  | { type: "ended"; table: string; code: number; reason: string }
  | { type: "failed"; why: "no-engine" | "broken" };
