/** The moves of Fagin's Gang: where on the table each of them is made, and what a walk costs. */

import { levelOf, streetOf, type Cubes, type Good, type Place, type Props } from "./scene";

/** Every verb of the game, and what is clicked for it. */
export const VERBS = {
  act: "a tile of the own area; the market also at its wheel, a walk also on a level",
  go: "a level, Fagin's door, the way off above or below; or the street and the end in the own area",
  bump: "the level above or below, or a button",
  dodge: "the level above or below, or a button",
  steal: "the own urchin, or its slip in the own area",
  rob: "the own urchin, or its slip in the own area",
  give: "an own crate",
  take: "a warehouse at the foot of a street, or a crate of the own area",
  buy: "a stall, or its slip in the own area",
  sell: "an own crate",
  discard: "an own crate",
  swap: "three own crates and the one that is wanted, or a button",
  pass: "a button",
  done: "a button",
} as const;
export type Verb = keyof typeof VERBS;

/** Where a walk may end: a level, or off the track. */
export type End = number | "low" | "high" | "fagin";

/** The end of a walk as it is written in a move. */
export function endOf(text: string): End {
  return /^\d+$/.test(text) ? Number(text) : (text as End);
}

/** A move text in two: `go:thames:3` is the verb `go` of `thames:3`. */
export function verbOf(move: string): [Verb, string] {
  const [verb = "", ...rest] = move.split(":");
  return [verb as Verb, rest.join(":")];
}

/** Whether a verb may be played now. */
export function asked({ moves }: Pick<Props, "moves">, verb: Verb): boolean {
  return moves.some((move) => verbOf(move)[0] === verb);
}

/** What a click on an own crate, or on one of the own area's other crates, means now. */
export function crateMove({ moves }: Pick<Props, "moves">, good: Good): string | null {
  return (["give", "discard", "take", "sell"] as const).map((verb) => `${verb}:${good}`).find((move) => moves.includes(move)) ?? null;
}

/** The levels of a walk to an end, and the cubes that they cost; null where no such way leads. */
export function walkCost(props: Pick<Props, "scene" | "sheet" | "seat">, place: Place, end: End): { levels: number; cubes: number } | null {
  const from = levelOf(props.scene, place, props.seat);
  const levels = props.sheet.ways[from === null ? "hand" : String(from)]?.[String(end)];
  return levels === undefined ? null : { levels, cubes: levels * streetOf(place, props.sheet).price };
}

/** Whether the own cubes and shillings reach for a walk. */
export function reaches(props: Pick<Props, "scene" | "sheet" | "seat">, place: Place, end: End): boolean {
  const cost = walkCost(props, place, end);
  const own = props.seat === null ? undefined : props.scene.players[props.seat];
  if (!cost || !own) return false;
  const { good } = streetOf(place, props.sheet);
  const coins = end === "fagin" ? props.sheet.fagin_price : 0;
  return (props.scene.own?.cubes[good] ?? 0) >= cost.cubes && own.shillings >= coins;
}

/** What a click on a place of a street plays, legal or not; null where nothing can be meant. */
export function streetMove({ scene, sheet, seat }: Pick<Props, "scene" | "sheet" | "seat">, place: Place, end: End): string | null {
  const step = scene.step;
  if (!step || step.seat !== seat) return null;
  if (step.is === "walk") return `go:${place}:${end}`;
  if ((step.is === "bump" || step.is === "dodge") && step.location === place) {
    const last = sheet.beat.length / 2 - 1;
    const at = end === "low" ? last + 1 : end === "high" || end === "fagin" ? -1 : end;
    const away = at - (step.level ?? 0);
    return Math.abs(away) === 1 ? `${step.is}:${away < 0 ? "up" : "down"}` : null;
  }
  if (levelOf(scene, place, seat) !== end) return null;
  return step.is === "theft" ? `steal:${place}` : step.is === "rob" ? `rob:${place}` : null;
}

/** The moves of an exchange, all of them; what the game does by itself is left out when its time comes. */
export function swapMoves(given: Good[], wanted: Good): string[] {
  return ["swap", ...given.map((good) => `give:${good}`), `take:${wanted}`];
}

/** What is left of a hand when some cubes are laid aside. */
export function without(hand: Cubes, given: Good[]): Cubes {
  const left = { ...hand };
  for (const good of given) left[good] = (left[good] ?? 0) - 1;
  return left;
}

/** The moves that are buttons under the prompt: those that have no piece of their own. */
export function buttons({ moves }: Pick<Props, "moves">): string[] {
  const plain: Verb[] = ["bump", "dodge", "pass", "done", "swap"];
  return plain.flatMap((verb) => moves.filter((move) => verbOf(move)[0] === verb));
}
