/** Things of the table in words, for labels and tooltips. */

import { named } from "../../lib/seats";
import { COLOURS, effects, size, type Bones, type Colour, type Props } from "./scene";

type Told = Pick<Props, "say">;

/** Bones as a list: 2 grey, 1 black. */
export function listed(bones: Bones, { say }: Told): string {
  if (!size(bones)) return say("bones-none");
  return COLOURS.filter((colour) => bones[colour])
    .map((colour) => say("bones-of", { colour, count: bones[colour] ?? 0 }))
    .join(", ");
}

/** A colour with its worth. */
export function boneTip(colour: Colour, { say, sheet }: Pick<Props, "say" | "sheet">): string {
  const points = sheet.colours.find(({ id }) => id === colour)?.points ?? 0;
  return say("tip-bone", { colour, name: say("name", { colour }), points });
}

/** A dog: its number, what lies before it, and what has become of it. */
export function dogTip(seat: number, props: Props): string {
  const { scene, sheet, seats, say } = props;
  const dog = scene.dogs[seat];
  const name = seats[seat]?.called ?? "";
  if (!dog) return name;
  if (dog.out !== null) return say("tip-of", { name, what: say("out", { turn: dog.out }) });
  const parts = [say("tip-front", { bones: listed(dog.front, props), points: dog.points })];
  if (dog.number !== null) {
    parts.push(
      scene.hothead === seat ? say("tip-hothead", { number: dog.number }) : say("tip-number", { number: dog.number }),
    );
  }
  if (dog.looked) parts.push(say("tip-looked"));
  if (scene.first === seat) parts.push(say("tip-first"));
  const black = dog.front.black ?? 0;
  parts.push(say("tip-black", { count: black, limit: sheet.black_limit }));
  return say("tip-of", { name, what: parts.join(", ") });
}

/** A tag: its role, its effect, who has it, and the chance of being caught. */
export function tagTip(number: number, props: Props): string {
  const { scene, sheet, say } = props;
  const role = sheet.roles[number];
  const key = role?.text ?? "";
  const parts = [effects(sheet) ? say("tip-role", { number, role: say(key), effect: say(`${key}.effect`) }) : say("tip-number", { number })];
  const taker = scene.dogs.findIndex((dog) => dog.token === number);
  if (taker >= 0) parts.push(say("tip-taken", named(taker, props)));
  const caught = riskOf(number, props);
  if (caught !== null) parts.push(say("tip-risk", { percent: caught, number }));
  return parts.join(". ");
}

/** The chance in percent of meeting a black bone among so many, by what this seat knows. */
export function riskOf(number: number, { scene, odds }: Pick<Props, "scene" | "odds">): number | null {
  return odds ? (scene.own?.risk?.caught[number] ?? null) : null;
}
