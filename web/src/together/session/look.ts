// SPDX-License-Identifier: MIT
/** Looks at a room before one comes in: what is played there, and who is the host. */
import { roomsAddress } from './line';
import type { Found, Reason } from './protocol';
import { readMessage } from './read-message';

/** How long the server may take, in ms. */
const PATIENCE = 5000;

export type Seen = { readonly found: Found } | { readonly refused: Reason };

/** Gives nothing if the server does not say it, which a server of an older version does not. */
export function lookInto(code: string, stop: AbortSignal): Promise<Seen | undefined> {
  return new Promise((resolve) => {
    const socket = new WebSocket(roomsAddress());
    const end = (seen: Seen | undefined) => {
      clearTimeout(timer);
      // Browsers complain of a connection that is closed before it is made.
      if (socket.readyState === WebSocket.CONNECTING) {
        socket.addEventListener('open', () => socket.close());
      } else {
        socket.close();
      }
      resolve(seen);
    };
    const timer = setTimeout(end, PATIENCE, undefined);
    stop.addEventListener('abort', () => end(undefined));
    socket.addEventListener('open', () => {
      if (!stop.aborted) {
        socket.send(JSON.stringify({ do: 'look', code }));
      }
    });
    socket.addEventListener('close', () => end(undefined));
    socket.addEventListener('message', ({ data }) => {
      const message = typeof data === 'string' ? readMessage(data) : undefined;
      if (message?.say === 'found') {
        end({ found: message });
      } else {
        end(message?.say === 'refused' ? { refused: message.reason } : undefined);
      }
    });
  });
}
