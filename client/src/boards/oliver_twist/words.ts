/** Tokens, cards and spaces in words, for labels and tips. */

import type { Card, Kind, Props, Tokens } from "./scene";
import { counted, poundsOf, typeOf } from "./scene";

type Speaking = Pick<Props, "say" | "sheet">;

export function pounds({ say }: Pick<Props, "say">, amount: number): string {
  return say("pounds", { pounds: amount });
}

export function tokenName(props: Speaking, kind: Kind): string {
  return props.say("token", { kind, pounds: pounds(props, poundsOf(kind, props.sheet)) });
}

/** A token, and what becomes of who takes it. */
export function tokenTip(props: Speaking, kind: Kind): string {
  const type = typeOf(kind, props.sheet);
  const sort = ["wallet", "tool", "character", "burglary"].includes(type) ? type : "object";
  return `${capital(tokenName(props, kind))}. ${props.say("token-does", { sort })}`;
}

/** Some tokens in one line: 2 apples (£1), 1 ring. */
export function heapName(props: Speaking, tokens: Tokens): string {
  const parts = counted(tokens).map(([kind, count]) =>
    props.say("tokens-of", { kind, count, pounds: pounds(props, poundsOf(kind, props.sheet)) }),
  );
  return parts.join(", ") || props.say("tokens-none");
}

export function spaceName({ say, sheet }: Speaking, space: number): string {
  if (space === 0) return say("square");
  const facts = sheet.board.spaces[space];
  const street = facts?.junction ?? sheet.board.streets.find(({ spaces }) => spaces.includes(space))?.name ?? "";
  return say("space", { number: space, street });
}

export function cardName({ say }: Pick<Props, "say">, card: Card): string {
  return say(`card-${card}`);
}

export function cardEffect(props: Speaking, card: Card): string {
  if (props.sheet.options["characters"] === "hide_only") return capital(props.say("no-powers"));
  const count = props.sheet.cards.find(({ id }) => id === card)?.number ?? 0;
  return capital(props.say(`card-${card}.effect`, { count, pounds: pounds(props, count) }));
}

export function lootName(props: Pick<Props, "say">, value: number): string {
  return props.say("loot", { sign: value < 0 ? "minus" : "plus", pounds: pounds(props, Math.abs(value)) });
}

/** A sentence begins with a capital. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** What a space is, for who points at it: the move it stands for, or what lies there. */
export function spaceTip(props: Props, space: number, move: string | undefined): string {
  const { scene, say } = props;
  const where = spaceName(props, space);
  const kind = scene.board[space] ?? null;
  const seen = scene.own?.peeked.find((one) => one.space === space)?.kind;
  const parts: string[] = [];
  if (move) parts.push(`${capital(props.words[move] ?? move)}.`);
  if (space === scene.gang) parts.push(say("tip-gang", { where }));
  else if (kind === "face_down") parts.push(say("tip-face-down", { where }));
  else if (kind === null) parts.push(say(closedAt(props, space) ? "tip-closed" : "tip-empty", { where }));
  else if (move) parts.push(say("tip-where", { where }));
  else parts.push(`${tokenTip(props, kind)} ${say("tip-where", { where })}`);
  if (seen) parts.push(say("tip-seen", { token: tokenName(props, seen) }));
  const lookers = scene.peeks.find((one) => one.space === space)?.seats ?? [];
  const others = lookers.filter((seat) => seat !== props.seat).map((seat) => props.seats[seat]?.name ?? "");
  if (others.length) parts.push(say("tip-peeked", { who: others.join(", "), count: others.length }));
  return parts.join(" ");
}

export function closedAt({ scene, sheet }: Pick<Props, "scene" | "sheet">, space: number): boolean {
  return scene.closed && (sheet.board.spaces[space]?.yellow ?? false);
}

/** The piles beside the streets. */
export function pileTips(props: Props): Record<"rewards" | "deck" | "discards" | "pile" | "bag", string> {
  const { scene, say } = props;
  const next = scene.rewards[0];
  return {
    rewards:
      next === undefined
        ? say("tip-rewards-none")
        : say("tip-rewards", { next: pounds(props, next), all: scene.rewards.join(", ") }),
    deck: say("tip-deck", { count: scene.deck }),
    discards: scene.discards.length
      ? say("tip-discards", { cards: scene.discards.map((card) => cardName(props, card)).join(", ") })
      : say("tip-discards-none"),
    pile: say("tip-pile", { count: scene.pile }),
    bag: say("tip-bag", { count: scene.in_bag }),
  };
}
