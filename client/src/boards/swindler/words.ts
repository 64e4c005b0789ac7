/** Things of the table in words, for labels and tips; and what an order asks for, as pictures. */

import { kindsOf, type Bag, type Cards, type Need, type OrderFacts, type Props, type Sheet, type Target, type Tiles } from "./scene";

type Told = Pick<Props, "say">;

/** A sentence begins with a capital. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

export function bagName(bag: Bag, { say }: Told): string {
  return say("bag", { bag });
}

export function cardName(card: string, { say }: Told): string {
  const [name = "", colour = ""] = card.split(".");
  return capital(say(`card-${name}`, { colour }));
}

export function cardTip(card: string, props: Told): string {
  return props.say("tip-card", { card: cardName(card, props), effect: props.say(`card-${card.split(".")[0]}.effect`) });
}

/** Some tiles in one line: a red ring, 2 blue keys. */
export function tilesName(tiles: Tiles, { say, sheet }: Pick<Props, "say" | "sheet">): string {
  const parts = kindsOf(tiles, sheet).map((kind) => {
    const count = tiles[kind] ?? 0;
    return count === 1 ? say("tile", { kind }) : say("tiles-of", { kind, count });
  });
  return parts.join(", ") || say("tiles-none");
}

export function cardsName(cards: Cards, props: Told): string {
  const parts = Object.entries(cards).map(([card, count]) => (count > 1 ? `${count} × ` : "") + cardName(card, props));
  return parts.join(", ") || props.say("tiles-none");
}

function needName({ what, number, set }: Need, { say }: Told): string {
  return say("need", { what: what.replace(".", "_"), count: number, together: set });
}

/** What an order asks for, without its verb. */
export function asksFor(order: OrderFacts, props: Told): string {
  if (order.needs.length) return order.needs.map((need) => needName(need, props)).join(", ");
  const bag = order.bag ? bagName(order.bag, props) : "";
  return props.say("feat", { event: order.event ?? "", count: order.number, bag });
}

export function conditionOf(order: OrderFacts, props: Told): string {
  const needs = asksFor(order, props);
  return order.kind === "achieve" ? needs : props.say("condition", { sort: order.kind, needs });
}

export function rewardOf({ points, coins, neutral, posters }: OrderFacts, { say }: Told): string {
  const parts = [
    points && say("points", { count: points }),
    coins && say("coins", { count: coins }),
    neutral && say("neutrals", { count: neutral }),
    posters && say("posters", { count: posters }),
  ];
  return parts.filter(Boolean).join(", ");
}

const FEATS: Record<string, string> = {
  coin_tile: "coin",
  identical_in_a_row: "loot",
  tiles_in_turn: "loot",
  keys_in_turn: "key",
  skull_after: "loot",
  diff_items_in_turn: "loot",
  dealers_completed_in_turn: "dealer",
  dealers_sold_to_in_turn: "dealer",
  sold_in_turn: "sold",
};
const MOST_SINGLE = 4; // pictures side by side; more are one with a number

/** An order as pictures: what, how many of it, and how they belong together. */
export function picturesOf(order: OrderFacts): { what: string; times: number; sign: string }[] {
  const needs = order.needs.length
    ? order.needs
    : [{ what: order.bag ? `bg.${order.bag}` : (FEATS[order.event ?? ""] ?? "loot"), number: order.number, set: setOf(order.event) }];
  const all = needs.reduce((sum, { number }) => sum + number, 0);
  const pictures = needs.flatMap(({ what, number, set }) => {
    const sign = { same: "=", diff: "≠", diff_bg: "≠" }[set] ?? "";
    return all > MOST_SINGLE || (sign && number > 2)
      ? [{ what, times: number, sign }]
      : Array.from({ length: number }, (_, at) => ({ what, times: 1, sign: at ? sign : "" }));
  });
  return order.event === "skull_after" ? [...pictures, { what: "skull", times: 1, sign: "" }] : pictures;
}

function setOf(event: string | null): string {
  return event === "identical_in_a_row" ? "same" : event === "diff_items_in_turn" ? "diff" : "any";
}

export function orderOf(card: string | null, sheet: Sheet): OrderFacts | undefined {
  return sheet.orders.find(({ id }) => id === card);
}

/** A handbill for who points at it. */
export function orderTip(space: number, move: string, props: Props): string {
  const { scene, sheet, seats, seat, say, words, moves } = props;
  const { card, reserved, so_far } = scene.orders[space]!;
  const order = orderOf(card, sheet);
  if (!order) return say("space-empty");
  const parts = [say("tip-order", { order: say(`order-${card}`), condition: conditionOf(order, props), reward: rewardOf(order, props) })];
  if (so_far !== null) parts.push(say("so-far", { count: so_far, number: order.number }));
  if (reserved !== null) parts.push(reserved === seat ? say("reserved-own") : say("reserved-by", { who: seats[reserved]?.name ?? "" }));
  if (moves.includes(move)) parts.unshift(`${capital(words[move] ?? move)}.`);
  return parts.join(" ");
}

/** A purse for who points at it. */
export function bagTip(bag: Bag, move: string, props: Props): string {
  const { scene, sheet, say, words, moves, odds } = props;
  const parts = [say("tip-bag", { bag: bagName(bag, props) })];
  const slate = scene.bags?.[bag];
  if (slate) {
    parts.push(say("tip-inside", { tiles: tilesName(slate.loot, props), skulls: sheet.bags.find(({ id }) => id === bag)?.skulls ?? 1 }));
    if (odds) parts.push(say("tip-risk", { percent: slate.risk }));
    if (slate.stake) parts.push(say("tip-stake", { count: slate.stake }));
  }
  if (moves.includes(move)) parts.unshift(`${capital(words[move] ?? move)}.`);
  return parts.join(" ");
}

/** A police raid: whom it looks for, and what it takes. */
export function raidTip(id: string, { say, sheet }: Pick<Props, "say" | "sheet">): string {
  const raid = sheet.raids.find((one) => one.id === id);
  const parts = [
    raid?.loot && say("raid-loot", { least: raid.loot, count: raid.returned }),
    raid?.posters && say("raid-posters", { count: raid.posters }),
  ];
  return `${say(`order-${id}`)} (${parts.filter(Boolean).join(", ")})`;
}

/** What is being filled: an order by its title, or a field of a dealer. */
export function targetName(target: Target | null | undefined, { scene, say }: Pick<Props, "scene" | "say">): string {
  if (target?.order !== undefined) return say(`order-${scene.orders[target.order]?.card}`);
  return say("dealer-at", { number: (target?.dealer ?? 0) + 1 });
}

export function thiefTip(player: Props["scene"]["players"][number], props: Pick<Props, "say" | "sheet">): string {
  const { say, sheet } = props;
  if (!player.thief) return "";
  const parts = [say("tip-thief", { thief: say(`thief-${player.thief}`), ability: say(`ability-${player.thief}`) })];
  if (sheet.options["master_thief"] === "off") return say(`thief-${player.thief}`);
  if (player.jailed) parts.push(say("in-jail"));
  else if (player.orders_to_ability) parts.push(say("to-ability", { count: player.orders_to_ability }));
  return parts.join(" ");
}
