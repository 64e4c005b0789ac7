import { expect, test } from "vitest";
import { draftOf } from "./draft.svelte";
import { pressFile, pressStash, taskMoves } from "./lair";
import type { Props } from "./scene";

let tables = 0;
const kinds = ["apple", "handkerchief", "brooch", "necklace", "ring", "watch", "wallet"];

function table(step: object, own: object, moves: string[]): { props: Props; played: string[] } {
  const played: string[] = [];
  const sheet = {
    kinds: kinds.map((id) => ({ id, type: id, pounds: 1 })),
    limits: { set: 3, stash: 9, bonus_set: 5 },
    prices: { bonus: 7 },
  };
  const scene = { round: "day", turn: 1, step, own, rewards: [] };
  return { props: { sheet, scene, moves, seat: 0, draftName: `${(tables += 1)}`, play: (move: string) => played.push(move) } as unknown as Props, played };
}

test("a click on a saleable token lays the set on the counter, and another takes one back", () => {
  const { props, played } = table({ is: "turn" }, { stash: { ring: 4 } }, ["sell:ring"]);
  const draft = draftOf(props);
  pressStash(props, draft, "ring", false);
  expect(taskMoves(props, draft)).toEqual(["sell:ring", "done"]);
  pressStash(props, draft, "ring", true);
  expect(taskMoves(props, draft)).toEqual(["sell:ring", "hold:ring", "done"]);
  expect(played).toEqual([]);
});

test("a click on what cannot be sold asks the server why", () => {
  const { props, played } = table({ is: "turn" }, { stash: { watch: 1 } }, []);
  pressStash(props, draftOf(props), "watch", false);
  expect(played).toEqual(["sell:watch"]);
});

test("two tokens to part with are gathered before they go", () => {
  const { props, played } = table({ is: "yield", left: 2 }, { stash: { ring: 1, watch: 2 } }, ["yield:ring", "yield:watch"]);
  const draft = draftOf(props);
  pressStash(props, draft, "watch", false);
  expect(taskMoves(props, draft)).toEqual([]);
  pressStash(props, draft, "ring", false);
  expect(taskMoves(props, draft)).toEqual(["yield:watch", "yield:ring"]);
  expect(played).toEqual([]);
});

test("clicks on a kind of the file choose one more of it, up to what there is", () => {
  const { props } = table({ is: "burn", left: 3 }, { file: { tokens: { ring: 2, watch: 1 } } }, ["burn:ring", "burn:watch"]);
  const draft = draftOf(props);
  pressFile(props, draft, "ring");
  pressFile(props, draft, "ring");
  expect(taskMoves(props, draft)).toEqual(["burn:ring", "burn:ring", "done"]);
  pressFile(props, draft, "ring");
  expect(draft.chosen).toEqual([]);
});

test("Noah's two choices are one exchange", () => {
  const { props } = table({ is: "ask_for", victim: 1 }, { stash: { ring: 1 }, sight: { watch: 1 } }, ["take:watch"]);
  const draft = draftOf(props);
  draft.wanted = "watch";
  expect(taskMoves(props, draft)).toEqual([]);
  pressStash(props, draft, "ring", false);
  expect(taskMoves(props, draft)).toEqual(["take:watch", "give:ring"]);
});
