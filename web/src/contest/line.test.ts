// SPDX-License-Identifier: MIT
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Heard } from './asking';
import { FakeAnswers } from './fake-server';
import { Ledger } from './ledger';
import { SendingLine } from './line';
import type { Changes, Told } from './messages';

const QUESTIONS = ['q1', 'q2', 'q3'];

/** The timers of a page whose time passes when the test says so. */
class Time {
  now = 0;
  #timers: { at: number; run: () => void; id: number }[] = [];
  #ids = 0;

  readonly timers = {
    later: (run: () => void, milliseconds: number): number => {
      const id = ++this.#ids;
      this.#timers.push({ at: this.now + milliseconds, run, id });
      return id;
    },
    forget: (id: unknown): void => {
      this.#timers = this.#timers.filter((timer) => timer.id !== id);
    },
  };

  wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => this.timers.later(resolve, milliseconds));
  }

  async pass(milliseconds: number): Promise<void> {
    const end = this.now + milliseconds;
    for (;;) {
      await settled();
      const next = [...this.#timers].sort((a, b) => a.at - b.at)[0];
      if (next === undefined || next.at > end) {
        break;
      }
      this.now = next.at;
      this.timers.forget(next.id);
      next.run();
    }
    this.now = end;
  }
}

/** Lets all that is resolved be heard. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; ++turn) {
    await Promise.resolve();
  }
}

type Mishap = 'none' | 'lost' | 'unanswered' | 'repeated' | 'slow' | 'busy';

class Page {
  readonly time = new Time();
  readonly server = new FakeAnswers(QUESTIONS);
  readonly ledger: Ledger;
  readonly line: SendingLine;
  /** The questions of the page: their times, and how many changes each had. */
  readonly asked: { at: number; changes: number }[] = [];
  mishaps: Mishap[] = [];
  readonly refused: string[] = [];

  constructor() {
    const start = { device: 'd', contest: 'c', store: this.server.store };
    this.ledger = new Ledger(start, { keep: () => undefined });
    this.ledger.opened(this.server.answers, this.server.store);
    const all = () => {
      const { store, answers } = this.server;
      return Promise.resolve({ ok: true, value: { store, answers } } as const);
    };
    this.line = new SendingLine(
      this.ledger,
      { change: (changes) => this.#change(changes), all },
      { told: () => undefined, refused: (code) => this.refused.push(code) },
      this.time.timers,
    );
  }

  enter(q: string, answer: string): void {
    this.ledger.enter(q, { state: answer, answer }, 0);
    this.line.touch();
  }

  answer(q: string): string | undefined {
    return this.server.answers.find((held) => held.q === q)?.answer;
  }

  async #change(changes: Changes): Promise<Heard<Told>> {
    this.asked.push({ at: this.time.now, changes: changes.changes.length });
    const refuse = (code: string, wait = 0) => ({ ok: false, code, wait, body: {} }) as const;
    const mishap = this.mishaps.shift() ?? 'none';
    if (mishap === 'busy') {
      return refuse('wait', 3_000);
    }
    if (mishap === 'lost') {
      await this.time.wait(10_000);
      return refuse('unreached');
    }
    if (mishap === 'slow') {
      await this.time.wait(3_000);
    }
    if (mishap === 'repeated') {
      this.server.take(changes);
    }
    const results = this.server.take(changes);
    if (mishap === 'unanswered') {
      await this.time.wait(10_000);
      return refuse('unreached');
    }
    const { store } = this.server;
    const told = { now: 0, ends: 0, state: 'running', store, here: true, results } as const;
    return { ok: true, value: told };
  }
}

it('sends the latest entries together, a second after the first', async () => {
  const page = new Page();
  await page.time.pass(100);
  page.enter('q1', 'a');
  await page.time.pass(400);
  page.enter('q1', 'b');
  page.enter('q2', 'c');
  await page.time.pass(500);
  expect(page.answer('q1')).toBe('');
  await page.time.pass(200);
  expect([page.answer('q1'), page.answer('q2')]).toEqual(['b', 'c']);
  expect(page.asked.map(({ changes }) => changes)).toEqual([0, 2]);
});

it('has each entry on the server within five seconds of the network', async () => {
  const page = new Page();
  page.mishaps = ['lost', 'lost', 'lost', 'lost', 'lost', 'lost'];
  page.enter('q1', 'a');
  await page.time.pass(80_000);
  page.mishaps = ['lost'];
  await page.time.pass(10_000);
  page.mishaps = [];
  page.enter('q2', 'b');
  await page.time.pass(5_000 + 10_000);
  expect([page.answer('q1'), page.answer('q2')]).toEqual(['a', 'b']);
});

it('asks each 15 seconds while nothing is entered, and waits as long as the server says', async () => {
  const page = new Page();
  await page.time.pass(46_000);
  expect(page.asked.map(({ at }) => at)).toEqual([0, 15_000, 30_000, 45_000]);
  page.mishaps = ['busy'];
  page.enter('q1', 'a');
  await page.time.pass(3_500);
  expect(page.answer('q1')).toBe('');
  await page.time.pass(1_000);
  expect(page.answer('q1')).toBe('a');
  expect(page.refused).toEqual(['wait']);
});

it('asks for all answers when the server has other data, and sends its own', async () => {
  const page = new Page();
  const backup = page.server.backup();
  page.enter('q1', 'a');
  await page.time.pass(2_000);
  expect(page.answer('q1')).toBe('a');
  page.server.restore(backup, 'b');
  expect(page.answer('q1')).toBe('');
  await page.time.pass(20_000);
  expect(page.answer('q1')).toBe('a');
  expect(page.ledger.store).toBe('b');
});

it('leads to the answers of an undisturbed run, whatever the network does', async () => {
  const entry = fc.record({
    q: fc.constantFrom(...QUESTIONS),
    wait: fc.nat(4_000),
    mishap: fc.constantFrom<Mishap>('none', 'lost', 'unanswered', 'repeated', 'slow', 'busy'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(entry, { maxLength: 25 }), async (entries) => {
      const page = new Page();
      page.mishaps = entries.map(({ mishap }) => mishap);
      const expected = new Map(QUESTIONS.map((q) => [q, '']));
      for (const [i, { q, wait }] of entries.entries()) {
        page.enter(q, `answer ${i}`);
        expected.set(q, `answer ${i}`);
        await page.time.pass(wait);
      }
      await page.time.pass(25 * 25_000);
      expect(new Map(QUESTIONS.map((q) => [q, page.answer(q)]))).toEqual(expected);
      page.line.close();
    }),
    { numRuns: Number(process.env['RECKON_CONTEST_RUNS'] ?? 100) },
  );
});
