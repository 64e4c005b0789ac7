/** The house for one beside this page: it is opened when it is first needed, and asked as any other. */

import type { Ends, Link } from "../lib/link";
import { NotDone } from "../lib/api";
import type { Problem } from "../lib/messages";
import { say } from "../lib/words.svelte";
import type { FromEngine, ToEngine } from "./messages";

const UNPLAYABLE = 4409; // as a house closes a link to a table that cannot be played there
let engine: Worker | null = null;
let asked = 0;
const awaited = new Map<number, (text: string) => void>();
const tables = new Map<string, Ends>();

/** Open the house before it is needed: that takes some seconds. */
export function open(): Worker {
  if (!engine) {
    engine = new Worker(new URL("./engine.ts", import.meta.url), { type: "module" });
    engine.onmessage = (event: MessageEvent<FromEngine>) => hear(event.data);
    engine.onerror = () => fail("no-engine");
  }
  return engine;
}

const send = (message: ToEngine): void => open().postMessage(message);

function hear(message: FromEngine): void {
  if (message.type === "answer") {
    awaited.get(message.number)?.(message.text);
    awaited.delete(message.number);
  } else if (message.type === "told") tables.get(message.table)?.heard(message.text);
  else if (message.type === "ended") tables.get(message.table)?.closed(message.code, message.reason);
  else fail(message.why);
}

/** There is no engine any more: whoever waits for it is told so, and the next who asks begins anew. */
function fail(why: "no-engine" | "broken"): void {
  engine?.terminate();
  engine = null;
  const problem: Problem = { reason: why, clause: "", text: say(`refused-${why}`) };
  for (const answer of awaited.values()) answer(JSON.stringify({ problem }));
  awaited.clear();
  for (const ends of tables.values()) ends.closed(UNPLAYABLE, why);
  tables.clear();
}

export async function ask<T>(what: string, table: string, args: object): Promise<T> {
  const number = (asked += 1);
  const text = await new Promise<string>((resolve) => {
    awaited.set(number, resolve);
    send({ type: "ask", number, what, table, args: JSON.stringify(args) });
  });
  const { answer, problem } = JSON.parse(text) as { answer: T; problem?: Problem };
  if (problem) throw new NotDone(problem.reason, problem.text, problem.clause);
  return answer;
}

/** A link to a table on this device. */
export function linkTo(table: string, ends: Ends): Link {
  const link: Link = {
    send: (text) => send({ type: "hear", table, text }),
    close: () => {
      if (tables.get(table) !== ends) return;
      tables.delete(table);
      send({ type: "leave", table });
    },
  };
  tables.set(table, ends);
  ends.opened(link);
  return link;
}
