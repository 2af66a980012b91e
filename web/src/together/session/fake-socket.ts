// SPDX-License-Identifier: MIT
/** A WebSocket whose other end is the test. */
import { vi } from 'vitest';
import type { ClientMessage } from './protocol';

export class FakeSocket extends EventTarget {
  static all: FakeSocket[] = [];
  readonly url: string;
  readonly sent: ClientMessage[] = [];
  isClosed = false;

  constructor(url: string) {
    super();
    this.url = url;
    FakeSocket.all.push(this);
  }

  static latest(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (socket === undefined) {
      throw new Error('nobody has connected');
    }
    return socket;
  }

  /** In the place of the browser's, from now on. */
  static install(): void {
    FakeSocket.all = [];
    vi.stubGlobal('WebSocket', FakeSocket);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.isClosed = true;
  }

  /** Does the server's part. */
  accept(): void {
    this.dispatchEvent(new Event('open'));
  }

  say(message: unknown): void {
    this.sayText(JSON.stringify(message));
  }

  sayText(data: string): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  lose(): void {
    this.dispatchEvent(new Event('close'));
  }
}
