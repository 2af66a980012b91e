// SPDX-License-Identifier: MIT
/** A proxy between a page and a server that drops, repeats, delays and so reorders questions. */
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Harm {
  /** The shares of questions that do not arrive, of answers that do not, and of repeated questions. */
  readonly lost: number;
  readonly unanswered: number;
  readonly repeated: number;
  /** The longest delay on each way, in milliseconds. */
  readonly delay: number;
}

export const NO_HARM: Harm = { lost: 0, unanswered: 0, repeated: 0, delay: 0 };

export class HarmfulProxy {
  address = '';
  harm = NO_HARM;
  /** How often each thing was done. */
  readonly done = { passed: 0, lost: 0, unanswered: 0, repeated: 0 };
  readonly #target: URL;
  readonly #chance: () => number;
  readonly #server = createServer((question, answer) => void this.#hear(question, answer));

  /** Harms only questions below `/contest/v1/`. */
  constructor(target: string, chance: () => number = Math.random) {
    this.#target = new URL(target);
    this.#chance = chance;
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.address = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`;
  }

  async stop(): Promise<void> {
    await new Promise((resolve) => {
      this.#server.close(resolve);
      this.#server.closeAllConnections();
    });
  }

  async #hear(question: IncomingMessage, answer: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of question) {
      parts.push(part as Buffer);
    }
    const body = Buffer.concat(parts);
    const { lost, unanswered, repeated, delay } = question.url?.startsWith('/contest/v1/')
      ? this.harm
      : NO_HARM;
    const happens = (share: number) => this.#chance() < share;
    await passed(delay * this.#chance());
    if (happens(lost)) {
      ++this.done.lost;
      question.socket.destroy();
      return;
    }
    try {
      if (happens(repeated)) {
        ++this.done.repeated;
        await this.#pass(question, body);
      }
      const { status, headers, content } = await this.#pass(question, body);
      await passed(delay * this.#chance());
      if (happens(unanswered)) {
        ++this.done.unanswered;
        question.socket.destroy();
        return;
      }
      ++this.done.passed;
      answer.writeHead(status, headers);
      answer.end(content);
    } catch {
      question.socket.destroy(); // the server is down
    }
  }

  #pass(
    { method, url, headers }: IncomingMessage,
    body: Buffer,
  ): Promise<{ status: number; headers: IncomingMessage['headers']; content: Buffer }> {
    return new Promise((resolve, reject) => {
      const { hostname, port } = this.#target;
      const passing = ask(
        { hostname, port, method, path: url, headers: { ...headers, connection: 'close' } },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('error', reject);
          answer.on('end', () => {
            const { statusCode: status = 502, headers: given } = answer;
            resolve({ status, headers: given, content: Buffer.concat(parts) });
          });
        },
      );
      passing.on('error', reject);
      passing.end(body);
    });
  }
}

function passed(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
