// SPDX-License-Identifier: MIT
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FakeAnswers } from './fake-server';
import { isSameTag, Ledger, type Facts, type Line } from './ledger';
import type { Changes, Outcome, Tag } from './messages';

const QUESTIONS = ['q1', 'q2', 'q3'];
const NAMES = ['aaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbb'] as const;

/** A device, which can be killed at any moment: only what it kept is there then. */
class Device {
  ledger: Ledger;
  readonly name: string;
  #lines = new Map<string, Line>();
  #facts: Facts;

  constructor(name: string, store: string) {
    this.name = name;
    this.#facts = { top: 0, store };
    this.ledger = this.#start();
  }

  kill(): void {
    this.ledger = this.#start();
  }

  #start(): Ledger {
    const start = { device: this.name, contest: 'c', store: this.#facts.store };
    const keeper = {
      keep: (lines: ReadonlyMap<string, Line>, facts: Facts) => {
        this.#lines = new Map([...this.#lines, ...lines]);
        this.#facts = facts;
      },
    };
    return new Ledger(start, keeper, { lines: this.#lines, facts: this.#facts });
  }
}

interface Answered {
  device: Device;
  request: Changes;
  store: string;
  results: Outcome[];
}

type Step =
  | { do: 'enter'; device: number; q: string }
  | { do: 'send' | 'open' | 'kill'; device: number }
  | { do: 'arrive' | 'hear'; which: number; again: boolean }
  | { do: 'lose'; which: number }
  | { do: 'decide'; device: number; q: string; takesOwn: boolean }
  | { do: 'back up' | 'restore' };

/** Two devices, a server, and a network between that loses, repeats and reorders. */
class World {
  readonly server = new FakeAnswers(QUESTIONS);
  readonly devices = NAMES.map((name) => new Device(name, this.server.store));
  readonly #air: { device: Device; request: Changes }[] = [];
  readonly #answers: Answered[] = [];
  /** The tags that had been seen when an entry was made, by its own. */
  readonly seen = new Map<string, Tag[]>();
  /** The texts that were entered, in order, by question. */
  readonly entered = new Map<string, string[]>();
  wasRestored = false;
  #count = 0;
  #backup = this.server.backup();

  constructor() {
    for (const { ledger } of this.devices) {
      ledger.opened(this.server.answers, this.server.store);
    }
  }

  device(index: number): Device {
    const device = this.devices[index];
    if (device === undefined) {
      throw new Error('no such device');
    }
    return device;
  }

  take(step: Step): void {
    switch (step.do) {
      case 'enter':
        this.#enter(this.device(step.device), step.q);
        break;
      case 'decide': {
        const { ledger } = this.device(step.device);
        const before = ledger.line(step.q);
        ledger.decide(step.q, step.takesOwn, 0);
        this.#note(this.device(step.device), step.q, before.tag);
        break;
      }
      case 'send': {
        const device = this.device(step.device);
        this.#air.push({ device, request: device.ledger.request() });
        break;
      }
      case 'open':
        this.device(step.device).ledger.opened(this.server.answers, this.server.store);
        break;
      case 'kill':
        this.device(step.device).kill();
        break;
      case 'arrive': {
        const at = step.which % Math.max(1, this.#air.length);
        const message = this.#air[at];
        if (message !== undefined) {
          this.#arrive(message);
          this.#air.splice(at, step.again ? 0 : 1);
        }
        break;
      }
      case 'hear': {
        const at = step.which % Math.max(1, this.#answers.length);
        const answer = this.#answers[at];
        if (answer !== undefined) {
          hear(answer);
          this.#answers.splice(at, step.again ? 0 : 1);
        }
        break;
      }
      case 'lose':
        this.#air.splice(step.which % Math.max(1, this.#air.length), 1);
        this.#answers.splice(step.which % Math.max(1, this.#answers.length), 1);
        break;
      case 'back up':
        this.#backup = this.server.backup();
        break;
      case 'restore':
        this.wasRestored = true;
        this.server.restore(this.#backup, `b${this.#count++}`);
        break;
    }
  }

  /** The network works again: all that is due is sent, one request after the other. */
  settle(): void {
    for (let round = 0; round < 20; ++round) {
      for (const device of this.devices) {
        if (device.ledger.mustOpen) {
          device.ledger.opened(this.server.answers, this.server.store);
        }
        hear(this.#answerTo({ device, request: device.ledger.request() }));
      }
    }
  }

  #enter(device: Device, q: string): void {
    const before = device.ledger.line(q).tag;
    const text = `${device.name[0]}${++this.#count}`;
    device.ledger.enter(q, { state: text, answer: text }, this.#count);
    this.entered.set(q, [...(this.entered.get(q) ?? []), text]);
    this.#note(device, q, before);
  }

  /** Notes that whoever made the new entry had seen the last one, and what that one had seen. */
  #note({ ledger }: Device, q: string, before: Tag): void {
    const key = keyOf(q, ledger.line(q).tag);
    if (!this.seen.has(key)) {
      this.seen.set(key, [...(this.seen.get(keyOf(q, before)) ?? []), before]);
    }
  }

  #arrive(message: { device: Device; request: Changes }): void {
    this.#answers.push(this.#answerTo(message));
  }

  #answerTo({ device, request }: { device: Device; request: Changes }): Answered {
    const results = this.server.take(request);
    return { device, request, store: this.server.store, results };
  }
}

function hear({ device, request, store, results }: Answered): void {
  device.ledger.heard(request, store, results);
}

function keyOf(q: string, { device, n }: Tag): string {
  return `${q} ${device} ${n}`;
}

const which = fc.nat(7);
const again = fc.boolean();
const device = fc.nat(1);
const q = fc.constantFrom(...QUESTIONS);
const usual = [
  { weight: 4, arbitrary: fc.record({ do: fc.constant('enter' as const), device, q }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('send' as const), device }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('open', 'kill'), device }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constantFrom('arrive', 'hear'), which, again }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('lose' as const), which }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('decide' as const), device, q, takesOwn: again }),
  },
];
const steps = fc.array(fc.oneof(...usual), { maxLength: 60 });
const restores = {
  weight: 1,
  arbitrary: fc.record({ do: fc.constantFrom('back up' as const, 'restore' as const) }),
};
const withRestores = fc.array(fc.oneof(...usual, restores), { maxLength: 60 });

const RUNS = { numRuns: Number(process.env['RECKON_CONTEST_RUNS'] ?? 3000) };

function played(path: readonly Step[]): World {
  const world = new World();
  path.forEach((step) => world.take(step));
  return world;
}

describe('the entries of two devices, whatever the network does', () => {
  it('are never replaced by one that was made without having seen them', () => {
    fc.assert(
      fc.property(steps, (path) => {
        const world = played(path);
        world.settle();
        for (const { q, was, is } of world.server.trail) {
          const seen = world.seen.get(keyOf(q, is)) ?? [];
          const mayReplace =
            was.n === 0 || was.device === is.device || seen.some((tag) => isSameTag(tag, was));
          expect(mayReplace, `${JSON.stringify(is)} replaced ${JSON.stringify(was)}`).toBe(true);
        }
      }),
      RUNS,
    );
  });

  it.each([
    ['', steps],
    [', after a restored backup too', withRestores],
  ])('are on the server in the end, or are offered to the pupil%s', (_name, paths) => {
    fc.assert(
      fc.property(paths, (path) => {
        const world = played(path);
        world.settle();
        for (const { ledger } of world.devices) {
          expect(ledger.hasUnsent).toBe(false);
          expect(ledger.store).toBe(world.server.store);
          // Each device knows what it shows to be there, or has another one's before it.
          ledger.opened(world.server.answers, world.server.store);
        }
        for (const held of world.server.answers) {
          const shown = world.devices.map(({ ledger }) => ledger.line(held.q));
          expect(shown.map(({ tag }) => tag)).toEqual([
            { device: held.device, n: held.n },
            { device: held.device, n: held.n },
          ]);
          expect(shown.map(({ answer }) => answer)).toEqual([held.answer, held.answer]);
        }
      }),
      RUNS,
    );
  });

  it('of one device alone are those of an undisturbed run', () => {
    const alone = withRestores.map((path) =>
      path.flatMap((step): Step[] =>
        step.do === 'decide' ? [] : 'device' in step ? [{ ...step, device: 0 }] : [step],
      ),
    );
    fc.assert(
      fc.property(alone, (path) => {
        const world = played(path);
        world.settle();
        for (const { q, answer } of world.server.answers) {
          expect(answer).toBe(world.entered.get(q)?.at(-1) ?? '');
        }
      }),
      RUNS,
    );
  });
});

it('offers the own entry where another one stands, and takes it as a new change', () => {
  const world = new World();
  const [first, second] = [world.device(0), world.device(1)];
  first.ledger.enter('q1', { state: 's', answer: 'first' }, 1);
  second.ledger.enter('q1', { state: 's', answer: 'second' }, 2);
  world.settle();
  const other = second.ledger.line('q1');
  expect(other.answer).toBe('first');
  expect(other.own?.answer).toBe('second');
  expect(second.ledger.kept('q1')).toBe('server');
  second.ledger.decide('q1', true, 3);
  expect(second.ledger.kept('q1')).toBe('device');
  world.settle();
  expect(world.server.answers.find((held) => held.q === 'q1')?.answer).toBe('second');
  expect(second.ledger.line('q1').own).toBeNull();
});

it('says that an entry came late', () => {
  const world = new World();
  const { ledger } = world.device(0);
  world.server.isOpen = false;
  ledger.enter('q1', { state: 's', answer: 'a' }, 1);
  world.settle();
  expect(ledger.kept('q1')).toBe('late');
  expect(ledger.hasUnsent).toBe(false);
});

it('splits what is too much for a request', () => {
  const { ledger } = new World().device(0);
  QUESTIONS.forEach((name) => {
    ledger.enter(name, { state: 'x'.repeat(20_000), answer: '' }, 1);
  });
  expect(ledger.request().changes).toHaveLength(1);
});
