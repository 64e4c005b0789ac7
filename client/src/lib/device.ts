/** Tables on this device have the same addresses as those of the house. */

export interface Asked {
  table: string;
  what: string; // the last word of the address
  args: Record<string, string>;
}

const TABLE = /^\/tables\/(alone-\w+)(?:\/(?:[^?]*\/)?([^?/]+))?(?:\?(.*))?$/;

/** What is asked of a table on this device, or null if it is the house that is asked. */
export function askedHere(path: string): Asked | null {
  const [, table, what = "look", query] = TABLE.exec(path) ?? [];
  return table ? { table, what, args: Object.fromEntries(new URLSearchParams(query)) } : null;
}
