/** The moves of Oliver Twist: where on the table each of them is made. */

import { size, typeOf, type Kind, type Props, type Scene, type Sheet, type Tokens, type Type } from "./scene";

/** Every verb of the game, and what is clicked for it. */
export const PLACES = {
  prowl: "a token in the streets",
  flip: "a closed shutter",
  peek: "a closed shutter",
  grab: "a token in the streets",
  move: "an empty space, or the square",
  sell: "a token of the stash, then the button of the counter",
  hold: "a token of the counter",
  play: "a card of the hand, then the button",
  hide: "a card of the hand, then the button",
  keep: "a Burglary card that was drawn",
  take: "a token of the file, or of the stash that Noah looks at",
  plant: "tokens of the file, then the button",
  burn: "tokens of the file, then the button",
  clear: "a token of the file",
  drop: "a token of the stash",
  yield: "tokens of the stash, then the button",
  give: "a token of the stash, then the button",
  cash: "Wallets of the stash, then the button",
  scrap: "a token of the stash",
  spend: "a Tool before the Lair",
  target: "a player's panel, or the button",
  first: "a player's panel, or the button",
  bribe: "the Gang, or the button",
  stop: "the button",
  done: "the button",
  wallet: "a Wallet of the stash, or the button",
  burgle: "the pile of Burglary cards, or the button",
} as const;
export type Verb = keyof typeof PLACES;

/** A move text in two: `prowl:12` is the verb `prowl` and `12`. */
export function verbOf(move: string): [Verb, string] {
  const [verb = "", which = ""] = move.split(":");
  return [verb as Verb, which];
}

export function asked(props: Pick<Props, "moves">, verb: Verb): boolean {
  return props.moves.some((move) => verbOf(move)[0] === verb);
}

/** What may be named after a verb now. */
export function choices(props: Pick<Props, "moves">, verb: Verb): string[] {
  return props.moves.map(verbOf).filter(([found]) => found === verb).map(([, which]) => which);
}

const ON_SPACES: Verb[] = ["prowl", "flip", "peek", "grab", "move"];

/** The move that each space stands for now, where it stands for a legal one. */
export function spaceMoves(moves: string[]): Map<number, string> {
  const found = new Map<number, string>();
  for (const move of moves) {
    const [verb, which] = verbOf(move);
    if (ON_SPACES.includes(verb)) found.set(Number(which), move);
  }
  return found;
}

/** The move that is meant by a click on a space, legal or not; null where none can be meant. */
export function meant(scene: Scene, space: number): string | null {
  const token = scene.board[space] ?? null;
  switch (scene.step?.is) {
    case "turn":
    case "prowl":
      if (space === 0) return null;
      return token === "face_down" ? `flip:${space}` : `prowl:${space}`;
    case "line":
      return space ? `flip:${space}` : null;
    case "peek":
      return space ? `peek:${space}` : null;
    case "grab":
      return space ? `grab:${space}` : null;
    case "place_gang":
      return `move:${space}`;
    default:
      return null;
  }
}

/** The moves of a whole sale: what is held back, then the Wallets that are added, then the sale itself. */
export function saleMoves(type: Type, chosen: Kind[], stash: Tokens, sheet: Sheet): string[] {
  const held: string[] = [];
  for (const { id } of sheet.kinds) {
    if (id === "wallet" || typeOf(id, sheet) !== type) continue;
    const back = (stash[id] ?? 0) - chosen.filter((kind) => kind === id).length;
    for (let one = 0; one < back; one += 1) held.push(`hold:${id}`);
  }
  const wallets = chosen.filter((kind) => kind === "wallet").length;
  const real = type === "wallet" ? 0 : wholeSet(type, stash, sheet).filter((kind) => kind !== "wallet").length;
  const onTray = Math.max(0, sheet.limits.set - real);
  return [`sell:${type}`, ...held, ...Array<string>(Math.max(0, wallets - onTray)).fill("wallet"), "done"];
}

/** All tokens of a type in a stash, and the Wallets that it lacks for a set: what a sale begins with. */
export function wholeSet(type: Type, stash: Tokens, sheet: Sheet): Kind[] {
  const real = sheet.kinds
    .filter((kind) => kind.type === type && kind.id !== "wallet")
    .flatMap(({ id }) => Array<Kind>(stash[id] ?? 0).fill(id));
  const lacking = Math.min(stash.wallet ?? 0, Math.max(0, sheet.limits.set - real.length));
  return [...real, ...Array<Kind>(lacking).fill("wallet")];
}

/** Whether tokens make a set that can be handed in. */
export function isSet(type: Type, chosen: Kind[], sheet: Sheet): boolean {
  const real = chosen.some((kind) => kind !== "wallet") || type === "wallet";
  return real && chosen.length >= sheet.limits.set;
}

/** What a set earns: its coins, the extra for a large one, and the uppermost Reward. */
export function earnings(chosen: Kind[], scene: Scene, sheet: Sheet): { coins: number; bonus: number; reward: number } {
  const coins = chosen.reduce((sum, kind) => sum + (sheet.kinds.find(({ id }) => id === kind)?.pounds ?? 0), 0);
  const bonus = chosen.length >= sheet.limits.bonus_set ? sheet.prices.bonus : 0;
  return { coins, bonus, reward: scene.rewards[0] ?? 0 };
}

/** The moves by which tokens of the own file are slipped or burnt, ended where more would be possible. */
export function fileMoves(verb: "plant" | "burn", chosen: Kind[], scene: Scene): string[] {
  const left = scene.step?.left ?? 0;
  const inFile = scene.own?.file ? size(scene.own.file.tokens) : left + 1;
  const moves = chosen.map((kind) => `${verb}:${kind}`);
  return chosen.length < Math.min(left, inFile) ? [...moves, "done"] : moves;
}

/** The moves that are buttons under the prompt: those that have no piece of their own, and whom a card is sent to. */
export function buttons({ moves }: Pick<Props, "moves">): string[] {
  return moves.filter((move) => ["bribe", "stop", "burgle", "done", "wallet", "target", "first"].includes(verbOf(move)[0]));
}
