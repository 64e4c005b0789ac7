/** What was heard of a game: who has the same hash as the table has missed nothing. */

import type { Event } from "../boards/contract";

const POLYNOMIAL = 0xedb88320; // of CRC-32, as in ISO 3309
const SHIFTED = Uint32Array.from({ length: 256 }, (_, byte) => {
  for (let bit = 0; bit < 8; bit++) byte = byte & 1 ? (byte >>> 1) ^ POLYNOMIAL : byte >>> 1;
  return byte;
});

/** The CRC-32 of some ASCII text, after one whose CRC-32 is known. */
export function crc32(text: string, before = 0): number {
  let sum = ~before;
  for (let at = 0; at < text.length; at++) sum = (sum >>> 8) ^ SHIFTED[(sum ^ text.charCodeAt(at)) & 255]!;
  return ~sum >>> 0;
}

export class Heard {
  count = 0;
  hash = 0;

  add(events: Event[]): void {
    for (const event of events) this.hash = crc32(JSON.stringify(event), this.hash);
    this.count += events.length;
  }
}
