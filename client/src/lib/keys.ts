/** The seats that this browser has at tables: their keys, and the words it added to the chance. */

export interface Kept {
  seat: number;
  key: string;
  word: string;
}

const name = (table: string): string => `fagin-seat-${table}`;

export function seatsAt(table: string): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(name(table)) ?? "[]") as Kept[];
  } catch {
    return [];
  }
}

export function keepSeat(table: string, kept: Kept): void {
  const others = seatsAt(table).filter((one) => one.seat !== kept.seat);
  localStorage.setItem(name(table), JSON.stringify([...others, kept]));
}

export function forgetSeat(table: string, seat: number): void {
  localStorage.setItem(name(table), JSON.stringify(seatsAt(table).filter((one) => one.seat !== seat)));
}

export function keyOf(table: string, seat: number | null): string | null {
  return seatsAt(table).find((one) => one.seat === seat)?.key ?? null;
}

/** Whether a table is played on this device, with no house in between. */
export const isAlone = (table: string): boolean => table.startsWith("alone-");
