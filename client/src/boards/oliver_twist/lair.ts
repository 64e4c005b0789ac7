/** What can be done with the things of one's own Lair now, and what a click on each of them means. */

import type { Draft } from "./draft.svelte";
import { asked, fileMoves, isSet, saleMoves, wholeSet } from "./moves";
import { typeOf, type Kind, type Props } from "./scene";

/** How many of a kind are chosen. */
export function chosenOf(draft: Draft, kind: Kind): number {
  return draft.chosen.filter((one) => one === kind).length;
}

function choose(draft: Draft, kind: Kind, have: number, most: number): void {
  if (chosenOf(draft, kind) < have && draft.chosen.length < most) draft.chosen = [...draft.chosen, kind];
}

function unchoose(draft: Draft, kind: Kind): void {
  const at = draft.chosen.indexOf(kind);
  if (at >= 0) draft.chosen = draft.chosen.toSpliced(at, 1);
}

/** Whether a token of the stash may be chosen now. */
export function stashLit(props: Props, draft: Draft, kind: Kind): boolean {
  const type = typeOf(kind, props.sheet);
  const { moves } = props;
  if (draft.set) return type === draft.set || kind === "wallet";
  if (asked(props, "cash")) return kind === "wallet";
  if (asked(props, "take") && props.scene.step?.is === "ask_for") return true;
  if (props.scene.step?.is === "sell") return kind === "wallet" && moves.includes("wallet");
  return moves.includes(`sell:${type}`) || ["drop", "yield", "give"].some((verb) => moves.includes(`${verb}:${kind}`)) || moves.includes(`scrap:${type}`);
}

/** A click on a token of the stash; `chosen` is whether this one is among those chosen. */
export function pressStash(props: Props, draft: Draft, kind: Kind, chosen: boolean): void {
  const { scene, sheet, play } = props;
  const have = scene.own?.stash[kind] ?? 0;
  const type = typeOf(kind, sheet);
  switch (scene.step?.is) {
    case "turn":
      if (draft.set && (type === draft.set || kind === "wallet")) {
        if (chosen) unchoose(draft, kind);
        else choose(draft, kind, have, sheet.limits.stash);
      } else if (props.moves.includes(`sell:${type}`)) {
        draft.set = type;
        draft.chosen = wholeSet(type, scene.own?.stash ?? {}, sheet);
      } else play(`sell:${type}`);
      break;
    case "sell":
      if (kind === "wallet") play("wallet");
      break;
    case "cash":
      if (kind !== "wallet") break;
      if (chosen) unchoose(draft, kind);
      else choose(draft, kind, have, have);
      break;
    case "yield":
      if (scene.step.left === 1) play(`yield:${kind}`);
      else if (chosen) unchoose(draft, kind);
      else choose(draft, kind, have, scene.step.left ?? 1);
      break;
    case "ask_for":
      draft.chosen = chosen ? [] : [kind];
      break;
    case "drop":
      play(`drop:${kind}`);
      break;
    case "give_for":
      play(`give:${kind}`);
      break;
    case "scrap":
      play(`scrap:${type}`);
      break;
  }
}

/** Whether tokens of a kind in the own file may be chosen now. */
export function fileLit(props: Props, kind: Kind): boolean {
  const { moves, scene } = props;
  if (scene.step?.is === "recover") return moves.includes(`take:${kind}`);
  return ["plant", "burn"].some((verb) => moves.includes(`${verb}:${kind}`)) || moves.includes(`clear:${typeOf(kind, props.sheet)}`);
}

/** A click on a kind of token in the own file: one more of them is chosen, and after the last none. */
export function pressFile(props: Props, draft: Draft, kind: Kind): void {
  const { scene, sheet, play } = props;
  const have = scene.own?.file?.tokens[kind] ?? 0;
  switch (scene.step?.is) {
    case "recover":
      play(`take:${kind}`);
      break;
    case "clear":
      play(`clear:${typeOf(kind, sheet)}`);
      break;
    case "plant":
    case "burn": {
      const full = chosenOf(draft, kind) === have || draft.chosen.length === (scene.step.left ?? 0);
      if (full) draft.chosen = draft.chosen.filter((one) => one !== kind);
      else choose(draft, kind, have, scene.step.left ?? 0);
      break;
    }
  }
}

/** The moves that the button of the task plays, one after the other; none while the choice is not complete. */
export function taskMoves(props: Props, draft: Draft): string[] {
  const { scene, sheet } = props;
  const { chosen } = draft;
  switch (scene.step?.is) {
    case "turn":
      if (!draft.set || !isSet(draft.set, chosen, sheet)) return [];
      return saleMoves(draft.set, chosen, scene.own?.stash ?? {}, sheet);
    case "sell":
      return props.moves.includes("done") ? ["done"] : [];
    case "plant":
    case "burn":
      return chosen.length ? fileMoves(scene.step.is, chosen, scene) : [];
    case "yield":
      return chosen.length === scene.step.left ? chosen.map((kind) => `yield:${kind}`) : [];
    case "cash":
      return chosen.length ? [`cash:${chosen.length}`] : [];
    case "ask_for":
      return draft.wanted && chosen[0] ? [`take:${draft.wanted}`, `give:${chosen[0]}`] : [];
    default:
      return [];
  }
}
