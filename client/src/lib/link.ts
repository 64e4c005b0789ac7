/** A link to a table: by web socket to the house, or to the engine on this device. */

import { isAlone } from "./keys";

export interface Link {
  send(text: string): void;
  close(): void;
}

/** Who is at this end of a link. */
export interface Ends {
  opened(link: Link): void;
  heard(text: string): void;
  closed(code: number, reason: string): void;
}

export async function linkTo(table: string, ends: Ends): Promise<Link> {
  return isAlone(table) ? (await import("../alone/house")).linkTo(table, ends) : socketTo(table, ends);
}

function socketTo(table: string, ends: Ends): Link {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${table}`);
  const link: Link = {
    send: (text) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => socket.close(),
  };
  socket.onopen = () => ends.opened(link);
  socket.onmessage = (message) => ends.heard(String(message.data));
  socket.onclose = (event) => ends.closed(event.code, event.reason);
  return link;
}
