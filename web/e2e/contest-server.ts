// SPDX-License-Identifier: MIT
/** A server of contests for tests of the page: one pupil, a question of each kind, all in memory. */
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { POLICY } from '../build-tools/content-security-policy.ts';
import { FakeAnswers } from '../src/contest/fake-server';
import type { Changes, ContestOf, Notice, Question, Receipt } from '../src/contest/messages';
import { TYPES } from './static-server';

const SITE = join(import.meta.dirname, '..', 'dist');

export const CODE = '0000-0000-0000';
const ATTEMPT = '1a2b3c4d5e6f7081';
const MINUTE = 60_000;

export const QUESTIONS: readonly Question[] = [
  {
    q: 'coins',
    number: 1,
    points: 3,
    kind: 'stated',
    text: { en: 'How many coins?', fr: 'Combien de pièces ?' },
    form: 'choice',
    options: [
      { en: 'five', fr: 'cinq' },
      { en: 'seven', fr: 'sept' },
    ],
  },
  {
    q: 'half',
    number: 2,
    points: 3,
    kind: 'stated',
    text: { en: 'What is a half of 3?', fr: 'Quelle est la moitié de 3 ?' },
    form: 'number',
  },
  {
    q: 'shape',
    number: 3,
    points: 3,
    kind: 'stated',
    text: { en: 'Which shape has three sides?', fr: 'Quelle figure a trois côtés ?' },
    form: 'text',
    picture: {
      src: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      alt: { en: 'a triangle', fr: 'un triangle' },
    },
  },
  {
    q: 'grid',
    number: 4,
    points: 4,
    kind: 'calcrostic',
    text: 'AB × C = DEA\n×  ÷ ÷ ÷  −\nAB × B = EF\n=  = =  =  =\nBC × A = EF',
  },
  {
    q: 'news',
    number: 5,
    points: 4,
    kind: 'newspaper',
    text: 'AB + C = AD\n+  . + . +\nC  + A = E\n=  . = . =\nFA + E = FG',
  },
  {
    q: 'asked',
    number: 6,
    points: 4,
    kind: 'numbers',
    text: '24 × ? = 192\n÷ . ÷ . ÷\n? ÷ 4 = 6\n= . = . =\n1 × 2 = 32',
  },
  {
    q: 'sum',
    number: 7,
    points: 5,
    kind: 'alphametic',
    text: 'SEND + MORE = MONEY',
  },
  {
    q: 'hand',
    number: 8,
    points: 5,
    kind: 'krypto',
    cards: [2, 4, 3, 6, 5],
    objective: 6,
    rules: 'house',
    use: 'all',
  },
];

/** The harm that the network does to a question, or to its answer. */
export interface Mishap {
  /** Milliseconds before the server hears it. */
  readonly before?: number;
  /** Milliseconds before the page hears the answer. */
  readonly behind?: number;
  readonly isLost?: boolean;
  readonly isAnswerLost?: boolean;
  readonly isRepeated?: boolean;
}

export class ContestServer {
  readonly answers = new FakeAnswers(QUESTIONS.map(({ q }) => q));
  address = '';
  /** Whether nothing of the API is reached. */
  isDown = false;
  isPublished = false;
  /** The notices of the organiser. */
  notices: readonly Notice[] = [];
  /** The mishap of the next question. */
  mishap: () => Mishap = () => ({});
  minutes = 50;
  grace = 120;
  started: number | undefined;
  extra = 0;
  writer = '';
  receipt: Receipt | undefined;
  readonly refused: string[] = [];
  /** The device of each token. */
  readonly #devices = new Map<string, string>();
  readonly #server = createServer((request, response) => void this.#hear(request, response));

  async start(port = 0): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
    this.address = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/contest/`;
  }

  async stop(): Promise<void> {
    await new Promise((resolve) => {
      this.#server.close(resolve);
      this.#server.closeAllConnections();
    });
  }

  answer(q: string): string {
    return this.answers.answers.find((held) => held.q === q)?.answer ?? '';
  }

  state(q: string): string {
    return this.answers.answers.find((held) => held.q === q)?.state ?? '';
  }

  get ends(): number {
    return (this.started ?? Date.now()) + this.minutes * MINUTE + this.extra;
  }

  get #state(): 'running' | 'handed_in' {
    if (this.receipt === undefined && Date.now() > this.ends + this.grace * 1000) {
      this.#handIn('time');
    }
    return this.receipt === undefined ? 'running' : 'handed_in';
  }

  #handIn(how: Receipt['how']): void {
    const answers = this.answers.answers.filter(({ answer }) => answer !== '').length;
    this.receipt ??= { answers, at: Date.now(), how, check: '7KQ2' };
    this.answers.isOpen = false;
  }

  async #hear(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!pathname.startsWith('/contest/v1/')) {
      await serveFile(pathname, response);
      return;
    }
    const mishap = this.mishap();
    let text = '';
    for await (const part of request) {
      text += String(part);
    }
    if (this.isDown || mishap.isLost === true) {
      request.socket.destroy();
      return;
    }
    await passed(mishap.before);
    if (mishap.isRepeated === true) {
      this.#answer(request, pathname, text);
    }
    const { status, body } = this.#answer(request, pathname, text);
    await passed(mishap.behind);
    if (mishap.isAnswerLost === true) {
      request.socket.destroy();
      return;
    }
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  }

  #answer(request: IncomingMessage, path: string, text: string): { status: number; body: unknown } {
    const said = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>;
    const now = Date.now();
    const { store } = this.answers;
    const refuse = (status: number, code: string) => {
      this.refused.push(code);
      return { status, body: { error: code, code } };
    };
    const route = `${request.method ?? ''} ${path.slice('/contest/v1/'.length)}`;
    if (route === 'POST enter') {
      if (said['code'] !== CODE.replaceAll('-', '')) {
        return refuse(404, 'unknown_code');
      }
      const device = String(said['device']);
      const token = device.padStart(32, '0');
      this.#devices.set(token, device);
      const until = now + 6 * 60 * MINUTE;
      return { status: 200, body: { token, until, role: 'entrant', me: this.#me(device) } };
    }
    if (route === 'GET privacy') {
      const lines = ['Names are kept for 90 days.'];
      return {
        status: 200,
        body: { names: 'kept', days: 90, trail: 30, lines: { en: lines, fr: lines } },
      };
    }
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    const device = this.#devices.get(token);
    if (device === undefined) {
      return refuse(401, 'token');
    }
    switch (route) {
      case 'GET me':
        return { status: 200, body: this.#me(device) };
      case 'PUT me/name':
        return { status: 200, body: { name: said['name'] } };
      case 'POST attempt':
        if (this.writer !== '' && this.writer !== device && said['here'] !== true) {
          return refuse(409, 'moved');
        }
        this.started ??= now;
        this.writer = device;
        return { status: 200, body: this.#attempt(device, said['lang'] === 'fr' ? 'fr' : 'en') };
      case 'GET attempt':
        return { status: 200, body: this.#attempt(device, 'en') };
      case 'POST attempt/changes': {
        const changes = said as unknown as Changes;
        const results = this.answers.take(changes, now);
        const here = device === this.writer;
        const { notices, ends } = this;
        const body = { now, ends, state: this.#state, store, here, results, notices };
        return { status: 200, body };
      }
      case 'POST attempt/hand-in':
        this.#handIn('pupil');
        return { status: 200, body: { state: 'handed_in', now, receipt: this.receipt } };
      case 'GET result':
        return this.isPublished
          ? { status: 200, body: this.#result() }
          : refuse(423, 'not_published');
      default:
        return refuse(404, 'not_found');
    }
  }

  #me(device: string): unknown {
    const contest: ContestOf = {
      contest: 'autumn',
      title: { en: 'Autumn Contest', fr: 'Concours d’automne' },
      level_title: { en: 'Grades 3 and 4', fr: 'CE2 et CM1' },
      minutes: this.minutes,
      questions: QUESTIONS.length,
      most: 31,
      penalty: 0,
      opens: Date.now() - MINUTE,
      closes: Date.now() + 600 * MINUTE,
      phase: this.isPublished ? 'published' : 'open',
      attempt:
        this.started === undefined
          ? null
          : {
              state: this.#state,
              started: this.started,
              ends: this.ends,
              here: device === this.writer,
            },
    };
    return {
      now: Date.now(),
      store: this.answers.store,
      name: '',
      names: 'kept',
      group: '5b',
      seat: 3,
      level: '3-4',
      contests: [contest],
      notices: this.notices,
    };
  }

  #attempt(device: string, lang: 'en' | 'fr'): unknown {
    const state = this.#state;
    return {
      attempt: ATTEMPT,
      contest: 'autumn',
      level: '3-4',
      lang,
      state,
      now: Date.now(),
      started: this.started ?? 0,
      ends: this.ends,
      grace_s: this.grace,
      minutes: this.minutes,
      extra_s: 0,
      store: this.answers.store,
      here: device === this.writer,
      questions: QUESTIONS,
      answers: this.answers.answers,
      receipt: this.receipt ?? null,
    };
  }

  #result(): unknown {
    return {
      contest: 'autumn',
      revision: 1,
      points: 3,
      most: 31,
      rank: null,
      of: null,
      share_below: null,
      practice: 'practice/',
      questions: QUESTIONS.map((question) => ({
        ...question,
        verdict: question.q === 'coins' ? 'right' : 'blank',
        got: question.q === 'coins' ? 3 : 0,
        voided: 'no',
        answer: this.answer(question.q),
        solution: question.q === 'coins' ? 'B' : '…',
      })),
    };
  }
}

function passed(milliseconds: number | undefined): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds ?? 0);
  });
}

/** Serves a file of the built page, with its policy. */
export async function serveFile(path: string, response: ServerResponse): Promise<void> {
  const file = normalize(path.endsWith('/') ? `${path}index.html` : path);
  try {
    const content = await readFile(join(SITE, file));
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'content-security-policy': POLICY,
      'cache-control': 'no-cache',
    });
    response.end(content);
  } catch {
    response.writeHead(404);
    response.end();
  }
}
