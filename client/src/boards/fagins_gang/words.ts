/** Things of the table in words, for labels and tooltips. */

import { named, namesOf } from "../../lib/seats";
import { reaches, walkCost, type End } from "./moves";
import { GOODS, rollsTo, size, streetOf, type Cubes, type Good, type Place, type Props } from "./scene";

type Told = Pick<Props, "say">;

/** Cubes as a list: 2 blue, 1 of any colour. */
export function listed(cubes: Cubes, { say }: Told, hands = 0): string {
  const parts = GOODS.filter((good) => cubes[good]).map((good) => say("cubes-of", { good, count: cubes[good] ?? 0 }));
  if (hands) parts.push(say("cubes-any", { count: hands }));
  return parts.join(", ") || say("cubes-none");
}

/** Several cubes of one good. */
export function some(good: Good, count: number, { say }: Told): string {
  return say("cubes-of", { good, count });
}

/** A street with its good and what walking costs there. */
export function streetTip(place: Place, { say, sheet }: Props): string {
  const { good, price } = streetOf(place, sheet);
  return say("tip-street", { location: place, good, cubes: some(good, price, { say }) });
}

/** What an own walk to an end would cost; nothing where there is no such way. */
export function costTip(place: Place, end: End, props: Props): string {
  const cost = walkCost(props, place, end);
  if (!cost || props.seat === null || props.scene.players[props.seat]?.home.includes(place)) return "";
  const cubes = some(streetOf(place, props.sheet).good, cost.cubes, props);
  return props.say(end === "fagin" ? "tip-cost-home" : "tip-cost", {
    cubes,
    shillings: props.sheet.fagin_price,
    reaches: reaches(props, place, end) ? "yes" : "no",
  });
}

/** An end of a walk: the move that is made there, what is to be had, who stands there, and what threatens. */
export function endTip(place: Place, end: End, move: string | null, props: Props): string {
  const { scene, sheet, seats, say } = props;
  const parts = move && props.words[move] ? [props.words[move]] : [];
  if (typeof end === "number") {
    const level = streetOf(place, sheet).levels[end];
    if (!level) return "";
    parts.push(
      say("tip-level", { location: place, level: end, cubes: listed(level.goods, props, level.hands), shillings: level.shillings }),
    );
    const there = scene.tracks[place].urchins.indexOf(end);
    if (there >= 0) parts.push(say("tip-there", named(there, props)));
    const arrow = sheet.beat[scene.tracks[place].constable ?? -1];
    if (arrow?.level === end) parts.push(say("tip-constable", { push: arrow.push }));
    const rolls = rollsTo(scene, sheet, place, end);
    if (rolls.length) parts.push(say("tip-rolls", { rolls: rolls.join(", ") }));
  } else {
    const home = seats.map(({ index }) => index).filter((seat) => scene.players[seat]?.home.includes(place));
    parts.push(say(`tip-${end}`, { location: place, shillings: sheet.fagin_price }));
    if (end === "fagin" && home.length) parts.push(say("tip-home", { names: namesOf(home, props) }));
  }
  if (!move?.startsWith("go:") || !props.words[move]) parts.push(costTip(place, end, props));
  return parts.filter(Boolean).map(sentence).join(" ");
}

/** A warehouse at the foot of a street. */
export function warehouseTip(place: Place, props: Props): string {
  const { good } = streetOf(place, props.sheet);
  const move = props.words[`take:${good}`];
  const stock = props.say("tip-warehouse", { good, count: props.scene.warehouses[good] ?? 0 });
  return [move, stock, streetTip(place, props)].filter((part) => part !== undefined).map(sentence).join(" ");
}

/** A stall of the market. */
export function stallTip(good: Good, spaces: number, props: Props): string {
  const { scene, say, words } = props;
  const parts = [words[`buy:${good}`], words[`sell:${good}`]].filter((part) => part !== undefined);
  parts.push(say("tip-stall", { good, count: scene.market.stalls[good] ?? 0, spaces, price: scene.market.prices[good] }));
  return parts.map(sentence).join(" ");
}

/** A player with everything that lies before them. */
export function playerTip(seat: number, props: Props): string {
  const { scene, seats, say } = props;
  const player = scene.players[seat];
  const name = seats[seat]?.called ?? "";
  if (!player) return name;
  const parts = [
    say("shillings", { count: player.shillings }),
    player.cubes && size(player.cubes) ? listed(player.cubes, props) : say("cubes-held", { count: player.cubes_held }),
    say("with-player", { count: player.urchins_with_player }),
    say("home-count", { count: player.home.length, all: props.sheet.homes_to_win }),
  ];
  if (scene.first_player === seat) parts.push(say("tip-first"));
  if (scene.market.opener === seat) parts.push(say("tip-opener"));
  if (scene.market.trading.includes(seat)) parts.push(say("tip-trading"));
  return say("tip-player", { name, what: parts.join(", ") });
}

/** A clause as a sentence: a capital and a full stop. */
export function sentence(text: string): string {
  const whole = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(whole) ? whole : `${whole}.`;
}
