/** Where this device keeps the tables that are played on it: how each was founded, and all that happened at it. */

import type { Place } from "./messages";

interface Journal {
  place: Place;
  at: number; // when something happened last
  entries: string[];
}

const MOST = 20; // games that are over and can still be looked at

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const asked = indexedDB.open("fagin", 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore("texts");
      asked.result.createObjectStore("journals");
    };
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
  return opened;
}

/** What comes of a few steps that happen together or not at all. */
async function together<T>(mode: IDBTransactionMode, steps: (texts: IDBObjectStore, journals: IDBObjectStore, give: (found: T) => void) => void): Promise<T> {
  const transaction = (await open()).transaction(["texts", "journals"], mode);
  return new Promise((resolve, reject) => {
    let found: T;
    transaction.oncomplete = () => resolve(found);
    transaction.onabort = () => reject(transaction.error);
    steps(transaction.objectStore("texts"), transaction.objectStore("journals"), (one) => (found = one));
  });
}

export const put = (key: string, text: string): Promise<boolean> =>
  together<boolean>("readwrite", (texts, _, give) => {
    texts.put(text, key);
    give(true);
  }).catch(() => false);

export const get = (key: string): Promise<string> =>
  together("readonly", (texts, _, give) => {
    const asked = texts.get(key) as IDBRequest<string | undefined>;
    asked.onsuccess = () => give(asked.result ?? "");
  });

/** Keep the entry with that number, unless another page was first. */
export const append = (table: string, n: number, text: string, place: string): Promise<"kept" | "taken" | "failed"> =>
  together<"kept" | "taken">("readwrite", (_, journals, give) => {
    const asked = journals.get(table) as IDBRequest<Journal | undefined>;
    asked.onsuccess = () => {
      const entries = asked.result?.entries ?? [];
      if (entries.length !== n) return give("taken");
      journals.put({ place: JSON.parse(place) as Place, at: Date.now(), entries: [...entries, text] } satisfies Journal, table);
      give("kept");
    };
  }).catch(() => "failed" as const);

export const entries = (table: string): Promise<string> =>
  together("readonly", (_, journals, give) => {
    const asked = journals.get(table) as IDBRequest<Journal | undefined>;
    asked.onsuccess = () => give(JSON.stringify(asked.result?.entries ?? []));
  });

/** The tables of this device, as lists show them, the latest first; of those that are over the oldest are forgotten. */
export async function places(): Promise<Place[]> {
  const found = await together<Journal[]>("readonly", (_, journals, give) => {
    const asked = journals.getAll() as IDBRequest<Journal[]>;
    asked.onsuccess = () => give(asked.result);
  }).catch(() => []);
  const all = found.toSorted((a, b) => b.at - a.at).map((one) => one.place);
  const old = all.filter((place) => place.table.status === "over").slice(MOST);
  await Promise.all(old.map((place) => remove(place.table.id)));
  return all.filter((place) => !old.includes(place));
}

export const remove = (table: string): Promise<void> =>
  together("readwrite", (texts, journals, give) => {
    texts.delete(table);
    journals.delete(table);
    give(undefined);
  });
