// SPDX-License-Identifier: MIT
/**
 * Several windows that keep values together. As in Chromium, each window has a copy of what is
 * kept, and hears of the writing of others later, in the order in which the browser took it.
 */
import type { Signal } from '@preact/signals';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mergeFields, mergeLists, mergeRecords } from './merging';
import { persisted, type Form } from './persisted';
import { listOf, readCount, readText, recordOf } from './readers';

interface Note {
  key: string;
  value: string;
  from: BrowserWindow;
}

class BrowserWindow implements Pick<Storage, 'getItem' | 'setItem'> {
  readonly events = new EventTarget();
  readonly inbox: Note[] = [];
  readonly #copy = new Map<string, string>();
  readonly #all: BrowserWindow[];
  #own = 0;

  constructor(all: BrowserWindow[]) {
    this.#all = all;
    all[0]?.read().forEach((value, key) => this.#copy.set(key, value));
    all.push(this);
  }

  read(): ReadonlyMap<string, string> {
    return this.#copy;
  }

  getItem(key: string): string | null {
    return this.#copy.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.#copy.set(key, value);
    ++this.#own;
    for (const one of this.#all) {
      one.inbox.push({ key, value, from: this });
    }
  }

  /** Takes one message; what others wrote before the browser has taken one's own is not seen. */
  hear(): void {
    const note = this.inbox.shift();
    if (note?.from === this) {
      --this.#own;
    } else if (note !== undefined) {
      if (this.#own === 0) {
        this.#copy.set(note.key, note.value);
      }
      const { key, value: newValue } = note;
      const event = Object.assign(new Event('storage'), { key, newValue });
      this.events.dispatchEvent(event);
    }
  }
}

interface One {
  readonly name: string;
  readonly count: number;
}
const LIST: Form<readonly One[]> = {
  name: 'list',
  version: 1,
  fallback: [],
  read: listOf(recordOf<One>({ name: readText, count: readCount })),
  merge: mergeLists<One>({
    keyOf: ({ name }) => name,
    join: (_before, older, newer) => (older.count > newer.count ? older : newer),
    latestAt: 'end',
    most: 1000,
  }),
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Opens so many windows on one value. */
function openWindows<Value>(form: Form<Value>, count: number) {
  const windows: BrowserWindow[] = [];
  const values: Signal<Value>[] = [];
  const open = () => {
    const one = new BrowserWindow(windows);
    values.push(persisted(form, { storage: one as unknown as Storage, events: one.events }));
  };
  for (let i = 0; i < count; i++) {
    open();
  }
  const settle = () => {
    let rounds = 0;
    while (windows.some(({ inbox }) => inbox.length > 0)) {
      expect(++rounds, 'windows answer each other for ever').toBeLessThan(1000);
      windows.forEach((one) => one.hear());
    }
  };
  const at = (index: number) => {
    const value = values[index];
    if (value === undefined) {
      throw new Error('there is no such window');
    }
    return value;
  };
  return { windows, at, settle };
}

const steps = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('add' as const),
        at: fc.nat(2),
        name: fc.nat(9).map(String),
      }),
    },
    { weight: 4, arbitrary: fc.record({ do: fc.constant('hear' as const), at: fc.nat(2) }) },
    fc.record({ do: fc.constant('wait' as const), at: fc.nat(10_000) }),
  ),
  { minLength: 10, maxLength: 60 },
);

it('lose nothing, however their writings cross', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const { windows, at, settle } = openWindows(LIST, 3);
      const done = new Map<string, number>();
      for (const step of all) {
        if (step.do === 'wait') {
          // No browser is late by seconds, but for a window that sleeps: it hears before it goes on.
          settle();
          vi.advanceTimersByTime(step.at);
        } else if (step.do === 'hear') {
          windows[step.at]?.hear();
        } else {
          const value = at(step.at);
          const before = value.peek().find(({ name }) => name === step.name);
          const count = (before?.count ?? 0) + 1;
          const others = value.peek().filter(({ name }) => name !== step.name);
          value.value = [...others, { name: step.name, count }];
          done.set(step.name, Math.max(count, done.get(step.name) ?? 0));
        }
      }
      settle();
      const kept = JSON.parse(windows[0]?.getItem('reckon.list') ?? '{"value":[]}') as {
        value: One[];
      };
      for (const list of [kept.value, ...[0, 1, 2].map((index) => at(index).peek())]) {
        expect(new Map(list.map(({ name, count }) => [name, count]))).toEqual(done);
      }
    }),
    { numRuns: 200 },
  );
});

it('see what another one has kept', () => {
  const { at, settle } = openWindows(LIST, 2);
  at(0).value = [{ name: 'a', count: 1 }];
  settle();
  expect(at(1).peek()).toEqual([{ name: 'a', count: 1 }]);
  at(1).value = [...at(1).peek(), { name: 'b', count: 1 }];
  settle();
  expect(at(0).peek()).toEqual(at(1).peek());
});

it('empty a list in all of them', () => {
  const { at, settle } = openWindows(LIST, 2);
  at(0).value = [{ name: 'a', count: 1 }];
  settle();
  vi.advanceTimersByTime(60_000);
  at(1).value = [];
  settle();
  expect(at(0).peek()).toEqual([]);
});

it('change different fields of one object', () => {
  const { at, settle } = openWindows(
    {
      name: 'fields',
      version: 1,
      fallback: { a: 0, b: 0 },
      read: recordOf({ a: readCount, b: readCount }),
      merge: mergeFields,
    },
    2,
  );
  at(0).value = { a: 0, b: 0 };
  settle();
  at(0).value = { ...at(0).peek(), a: 1 };
  at(1).value = { ...at(1).peek(), b: 1 };
  settle();
  expect([at(0).peek(), at(1).peek()]).toEqual([
    { a: 1, b: 1 },
    { a: 1, b: 1 },
  ]);
});

it('keep the news before the old when there are too many', () => {
  const merge = mergeRecords<number>({ most: 3, join: (_before, _older, newer) => newer });
  const before = { a: 1, b: 1, c: 1 };
  const merged = merge(before, { b: 1, c: 1, theirs: 1 }, { b: 1, c: 1, ours: 1 });
  expect(Object.keys(merged)).toEqual(['c', 'theirs', 'ours']);
  // The forgotten one does not come back while there are enough.
  expect(Object.keys(merge(before, before, { b: 1, c: 1, d: 1 }))).toEqual(['b', 'c', 'd']);
});

it('remove what a person removed, unless it was changed meanwhile', () => {
  const merge = mergeLists<One>({
    keyOf: ({ name }) => name,
    join: (_before, _older, newer) => newer,
    latestAt: 'start',
    most: 10,
    removes: true,
  });
  const [a, b, c] = ['a', 'b', 'c'].map((name) => ({ name, count: 1 })) as [One, One, One];
  expect(merge([a, b], [a, b, c], [b])).toEqual([b, c]);
  expect(merge([a, b], [b], [a, b])).toEqual([b]);
  expect(merge([a, b], [{ ...a, count: 2 }, b], [b])).toEqual([b, { ...a, count: 2 }]);
});
