/** The moves of Swindler: where on the table each of them is made. */

import { backgroundOf, itemOf, size, spread, without, type Props } from "./scene";

/** Every verb of the game, and what is clicked for it. */
export const PLACES = {
  thief: "a Master Thief in the own area",
  reserve: "a handbill",
  cancel: "the own pawn ticket on a handbill, twice",
  bag: "a purse",
  draw: "the purse in use",
  stop: "the tiles on the counter",
  sidekick: "another purse",
  pass: "the bell",
  bet: "the Know-it-All, then a button",
  copycat: "the card in hand",
  angel: "the card in hand",
  backstab: "the card in hand",
  golddig: "the card in hand",
  assassin: "the card in hand",
  part: "tiles moved between two parts, then a button",
  keep: "one of the two parts",
  fulfil: "a handbill",
  sell: "a hook of a signboard, after an own tile or not",
  with: "an own tile",
  forge: "the Forger, then an own tile",
  turn: "the own Master Thief, then an own key",
  lockpick: "the card in hand",
  card: "the card in hand",
  pay: "the own coins, or an own coin tile",
  give: "the own coins, or an own tile",
  take: "a tile of the supply, of the counter or of the other player",
  skip: "a button",
  return: "own tiles, then a button",
  hire: "the deck of accomplices",
  done: "a button",
  end: "a button",
  beggar: "the card in hand",
  hustle: "the card in hand, then a player",
} as const;
export type Verb = keyof typeof PLACES;

/** The cards that are played by one move, without more to say. */
const PLAYED: Record<string, string> = {
  assassin: "assassin",
  backstabber: "backstab",
  beggar: "beggar",
  copycat: "copycat",
  gold_digger: "golddig",
  guardian_angel: "angel",
};
const BUTTONS = ["draw", "stop", "hire", "done", "end", "pass", "skip"];
const WITH_TILE: Verb[] = ["with", "pay", "give", "return"];

/** A move text in two: `sell:1.3` is the verb `sell` of `1.3`. */
export function verbOf(move: string): [Verb, string] {
  const [verb = "", ...rest] = move.split(":");
  return [verb as Verb, rest.join(":")];
}

export function asked({ moves }: Pick<Props, "moves">, verb: Verb): boolean {
  return moves.some((move) => verbOf(move)[0] === verb);
}

/** What is offered as buttons under the prompt; all other moves are made on things. */
export function buttons({ moves }: Pick<Props, "moves">): string[] {
  return BUTTONS.filter((move) => moves.includes(move));
}

/** What a click on a handbill means; its pawn ticket has a click of its own. */
export function orderMove(space: number, { moves, scene }: Pick<Props, "moves" | "scene">): string {
  const legal = ["fulfil", "reserve"].map((verb) => `${verb}:${space + 1}`).find((move) => moves.includes(move));
  return legal ?? `${scene.phase === "act" ? "fulfil" : "reserve"}:${space + 1}`;
}

/** What a click on a purse means. */
export function bagMove(bag: string, { scene }: Pick<Props, "scene">): string {
  if (scene.step?.is !== "steal") return `bag:${bag}`;
  return scene.this_turn.bag === bag ? "draw" : `sidekick:${bag}`;
}

export function fieldMove(dealer: number, field: number): string {
  return `sell:${dealer + 1}.${field + 1}`;
}

/** Whether a tile is what a hook of a dealer asks for; a joker is any key. */
export function fits(code: string, item: string): boolean {
  const [sort, colour] = item.split(".");
  const own = itemOf(code);
  return sort === "key" ? own === "joker" || (own === "key" && backgroundOf(code) === colour) : own === sort;
}

/** The hooks on which a tile may be sold now. */
export function hooksFor(code: string, { moves, scene, sheet }: Pick<Props, "moves" | "scene" | "sheet">): string[] {
  return scene.dealers.flatMap(({ tile }, dealer) =>
    (sheet.dealers.find(({ id }) => id === tile)?.fields ?? [])
      .map(({ item }, field) => ({ item, move: fieldMove(dealer, field) }))
      .filter(({ item, move }) => moves.includes(move) && fits(code, item))
      .map(({ move }) => move),
  );
}

/** Ways to make a tile fit that is not what is asked for. */
export type Way = "with" | "forge" | "turn";

/** What a click on an own tile plays now: the way that was chosen, or else the one there is. */
export function tileMove(code: string, way: Way, { moves }: Pick<Props, "moves">): string | null {
  const verbs: Verb[] = [way, ...WITH_TILE, "forge", "turn"];
  return verbs.map((verb) => `${verb}:${code}`).find((move) => moves.includes(move)) ?? null;
}

/** What a click on an own tile means where nothing can be done with it. */
export function tileMeant(code: string, { moves }: Pick<Props, "moves">): string | null {
  const verb = WITH_TILE.find((one) => asked({ moves }, one));
  return verb ? `${verb}:${code}` : null;
}

/** What the own coins play. */
export function coinMove({ moves }: Pick<Props, "moves">): string | null {
  return ["pay:coin", "give:coin"].find((move) => moves.includes(move)) ?? null;
}

/** The moves that a card in hand stands for now: one, or several to choose from. */
export function cardMoves(card: string, { moves }: Pick<Props, "moves">): string[] {
  const [name = "", colour] = card.split(".");
  const verb = { know_it_all: "bet", hustler: "hustle", sidekick: "sidekick", forger: "forge" }[name];
  const own = verb ? moves.filter((move) => move.startsWith(`${verb}:`)) : [PLAYED[name] ?? `lockpick:${colour}`];
  return [`card:${card}`, ...own].filter((move) => moves.includes(move));
}

/** The move that a card was meant for, so that the table can say why not now. */
export function cardMeant(card: string): string {
  const [name = "", colour] = card.split(".");
  const usual: Record<string, string> = { know_it_all: "bet:skull", sidekick: "sidekick:red", forger: "forge:Rr", hustler: "hustle:0" };
  return PLAYED[name] ?? usual[name] ?? `lockpick:${colour}`;
}

/** The moves that divide the stolen tiles, one for each that is not yet in a part, in the order of the game. */
export function splitMoves(second: number[], { scene, sheet }: Pick<Props, "scene" | "sheet">): string[] {
  return toSplit({ scene, sheet }).map((_, at) => `part:${second.includes(at) ? 2 : 1}`);
}

/** The stolen tiles that are not yet in a part, in the order in which they are asked for. */
export function toSplit({ scene, sheet }: Pick<Props, "scene" | "sheet">): string[] {
  const { first = {}, second = {} } = scene.step ?? {};
  return spread(without(without(scene.this_turn.fresh, first), second), sheet);
}

/** Whether a division leaves something in both parts. */
export function divides(second: number[], { scene, sheet }: Pick<Props, "scene" | "sheet">): boolean {
  const rest = toSplit({ scene, sheet }).length;
  const ones = size(scene.step?.first ?? {}) + rest - second.length;
  const twos = size(scene.step?.second ?? {}) + second.length;
  return ones > 0 && twos > 0;
}
