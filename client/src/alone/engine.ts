/** The engine in this browser: Python, the house's own archive of its rules and bots, and a house for one. */

import { version } from "pyodide/package.json";
import { info } from "pyodide/pyodide-lock.json";
import * as shelf from "../lib/shelf";
import type { FromEngine, ToEngine } from "./messages";

const RUNTIME = import.meta.env.DEV ? "/node_modules/pyodide/" : `/assets/pyodide-${version}/`;
const ARCHIVE = "/engine.zip";
const HOME = "/house";
const ENVIRONMENT = { HOME, PYTHONPATH: HOME, PYTHONDONTWRITEBYTECODE: "1" };
const others = new BroadcastChannel("fagin-tables"); // other pages that play on this device

/** The house for one, as `fagin.web.alone` has it. */
interface Alone {
  ask(what: string, table: string, args: string): Promise<string>;
  hear(table: string, text: string, tell: (text: string) => void, ended: (code: number, reason: string) => void): Promise<void>;
  leave(table: string): Promise<void>;
  told(table: string, n: number): void;
}

const tell = (message: FromEngine): void => postMessage(message);

async function open(): Promise<Alone> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${RUNTIME}pyodide.mjs`)) as typeof import("pyodide");
  const [python, archive] = await Promise.all([
    loadPyodide({ indexURL: RUNTIME, env: ENVIRONMENT, lockFileContents: JSON.stringify({ info, packages: {} }) }),
    fetch(ARCHIVE).then((answer) => (answer.ok ? answer.arrayBuffer() : Promise.reject(new Error(ARCHIVE)))),
  ]);
  python.unpackArchive(archive, "zip", { extractDir: HOME });
  const { get, put, entries } = shelf;
  return python.pyimport("fagin.web.alone").Alone({ get, put, entries, append }) as Alone;
}

async function append(table: string, n: number, text: string, place: string): Promise<string> {
  const came = await shelf.append(table, n, text, place);
  if (came === "kept") others.postMessage({ table, n });
  return came;
}

const house = open();
house.catch(fail("no-engine"));

/** The page is told that it must do without. */
function fail(why: "no-engine" | "broken"): (error: unknown) => void {
  return (error) => {
    console.warn(error);
    tell({ type: "failed", why });
  };
}

async function heed(alone: Alone, message: ToEngine): Promise<void> {
  const { table } = message;
  if (message.type === "ask") tell({ type: "answer", number: message.number, text: await alone.ask(message.what, table, message.args) });
  else if (message.type === "leave") await alone.leave(table);
  else
    await alone.hear(
      table,
      message.text,
      (text) => tell({ type: "told", table, text }),
      (code, reason) => tell({ type: "ended", table, code, reason }),
    );
}

onmessage = ({ data }: MessageEvent<ToEngine>) => void house.then((alone) => heed(alone, data).catch(fail("broken")), () => undefined);
others.onmessage = ({ data }: MessageEvent<{ table: string; n: number }>) =>
  void house.then((alone) => alone.told(data.table, data.n), () => undefined);
