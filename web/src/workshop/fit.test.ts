// SPDX-License-Identifier: MIT
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { EngineModule } from '#reckon/module.ts';
import { answerTo, loadEngine } from '../engine/built-engine';
import type { EngineClient } from '../engine/client';
import type { Ask, Path } from '../engine/questions';
import { makeFitted, objectionTo, pick, type Fitted } from './fit';
import { countOf, LENGTHS, USUAL_ORDER, type Length, type Order } from './order';
import {
  AGES,
  isOff,
  minutesOf,
  minutesOfAll,
  minutesTaken,
  PRESETS,
  roundMinutes,
} from './presets';
import type { SheetPuzzle } from './questions';
import { KINDS, SHEET_KINDS, type Kind } from '../engine/kinds';
import { LATEST_GRADING, type Sheet } from './sheet';
import { pagesQuestion, pagesQuestions } from './versions';

const SHEET: Sheet = {
  codes: [],
  title: '',
  lang: 'en',
  paper: 'a4',
  large: false,
  answers: 'last',
  versions: 1,
};

let engine: EngineModule;
beforeAll(async () => {
  engine = await loadEngine();
});

const client = {
  ask: <P extends Path>(path: P, question: Ask<P>) =>
    Promise.resolve({ ok: true, value: answerTo(engine, path, question) }),
} as unknown as EngineClient;

async function fitted(order: Partial<Order>, sheet: Partial<Sheet> = {}): Promise<Fitted> {
  const outcome = await makeFitted(client, { ...USUAL_ORDER, ...order }, { ...SHEET, ...sheet });
  if (!outcome.ok) {
    throw new Error(outcome.error.kind);
  }
  return outcome.value;
}

/** How many pages they need, with some more. */
function pagesWith(codes: readonly string[], more: number, sheet: Partial<Sheet>): number {
  const made = answerTo(engine, 'sheet/puzzles', { seed: 5, calcrostic: more });
  const all = [...codes, ...made.puzzles.map(({ code }) => code)];
  const question = pagesQuestion({ ...SHEET, ...sheet, codes: all }, 1);
  return answerTo(engine, 'sheet/pages', { ...question, answers: false }).pages.length;
}

describe('whole pages', () => {
  it.each([
    [1, ['krypto', 'calcrostic'], {}],
    [2, ['calcrostic'], { paper: 'letter' }],
    [2, ['krypto', 'calcrostic', 'newspaper', 'alphametic'], {}],
    [2, ['krypto'], { large: true }],
  ] as const)('are filled: %i of %j %j', async (amount, kinds, look) => {
    const { codes, pages } = await fitted({ kinds, length: { by: 'pages', amount } }, look);
    expect(pages).toBe(amount);
    expect(pagesWith(codes, 0, look)).toBe(amount);
    // Two more, which are a row, would begin another page.
    expect(pagesWith(codes, 2, look)).toBeGreaterThan(amount);
    for (const kind of kinds) {
      expect(codes.some((code) => code.startsWith(letterOf(kind)))).toBe(true);
    }
    expect(new Set(codes).size).toBe(codes.length);
  });
});

describe('versions', () => {
  it.each([10, 1000003, 2000006, 3000009])(
    'have equally many pages where whole ones are wished: seed %i',
    async (seed) => {
      const order = {
        ...USUAL_ORDER,
        kinds: SHEET_KINDS,
        easiest: 1,
        hardest: 1,
        length: { by: 'pages', amount: 2 },
      } as const;
      const sheet = { ...SHEET, lang: 'fr', versions: 2 } as const;
      const seeded = {
        ask: <P extends Path>(path: P, question: Ask<P>) =>
          client.ask(path, 'seed' in question ? { ...question, seed } : question),
      } as unknown as EngineClient;
      const made = await makeFitted(seeded, order, sheet);
      expect(made).toMatchObject({ ok: true, value: { pages: 2, missing: [] } });
      const codes = made.ok ? made.value.codes : [];
      const questions = pagesQuestions({ ...sheet, codes, grading: LATEST_GRADING });
      const pages = questions.map((one) => answerTo(engine, 'sheet/pages', one).pages.length);
      expect(pages).toEqual([2, 2]);
    },
  );
});

function letterOf(kind: Kind): string {
  return { krypto: 'K', calcrostic: 'C', newspaper: 'N', alphametic: 'A' }[kind];
}

describe('minutes', () => {
  it.each([15, 30, 45, 60])('are nearly taken, on whole pages: %i', async (amount) => {
    for (const kinds of [['krypto'], ['krypto', 'calcrostic']] as const) {
      const { pages, minutes } = await fitted({ kinds, length: { by: 'minutes', amount } });
      // A page is some half an hour.
      expect(Math.abs(minutes - amount)).toBeLessThanOrEqual(Math.max(10, amount / 2));
      expect(pages).toBeLessThanOrEqual(3);
    }
  });

  it('are no more than asked for where they are less than a page', async () => {
    const { codes, pages, minutes } = await fitted({
      kinds: ['krypto'],
      length: { by: 'minutes', amount: 15 },
    });
    expect(pages).toBe(1);
    expect(minutes).toBeLessThanOrEqual(15);
    expect(codes.length).toBeGreaterThanOrEqual(3);
  });

  it('rise with the level and fall with the age', () => {
    for (const kind of KINDS) {
      for (const level of [1, 2, 3, 4]) {
        expect(minutesOf(kind, level + 1, 'any')).toBeGreaterThan(minutesOf(kind, level, 'any'));
      }
      const [, ...ages] = AGES;
      const minutes = ages.map((age) => minutesOf(kind, 3, age));
      expect(minutes).toEqual([...minutes].sort((a, b) => b - a));
    }
    expect(minutesOfAll([{ kind: 'numbers', level: null }], 'any')).toBe(0);
    expect([0.2, 3.4, 7, 22, 23].map(roundMinutes)).toEqual([1, 3, 5, 20, 25]);
  });

  it('are unknown as soon as those of one puzzle are', () => {
    const hand = { kind: 'krypto', level: 5 } as const;
    expect(minutesTaken([hand, hand], 'any')).toBe(10);
    expect(minutesTaken([hand, hand], 'children')).toBe(25);
    expect(minutesTaken([hand, { kind: 'own', level: 2 }], 'any')).toBeUndefined();
    expect(minutesTaken([hand, { kind: 'krypto', level: null }], 'any')).toBeUndefined();
    expect(minutesTaken([], 'any')).toBeUndefined();
  });

  it('differ from those that are printed if it is by more than half', () => {
    expect([30, 42, 43, 85, 127, 128].map((printed) => isOff(printed, 85))).toEqual([
      true,
      true,
      false,
      false,
      false,
      true,
    ]);
  });
});

const NONE = countOf([], 0);

describe('numbers', () => {
  it('are made exactly', async () => {
    const counts = { ...NONE, krypto: 3, calcrostic: 2, alphametic: 1, '24': 2, countdown: 1 };
    const { codes, pages } = await fitted({ counts, length: { by: 'count' } });
    expect(codes.map((code) => code[0]).join('')).toBe('KKKCCA44T');
    expect(pages).toBe(2);
  });
});

describe('picks', () => {
  it('are as many as there are, spread over the supply, and in its order', () => {
    const supply = fc.tuple(fc.nat({ max: 30 }), fc.nat({ max: 35 })).map(([size, count]) => ({
      puzzles: Array.from(
        { length: size },
        (_, number) => ({ number, kind: 'krypto' }) as SheetPuzzle,
      ),
      count,
    }));
    fc.assert(
      fc.property(supply, ({ puzzles, count }) => {
        const picked = pick(puzzles, { ...NONE, krypto: count, calcrostic: 4 });
        const numbers = picked.map(({ number }) => number);
        expect(numbers).toHaveLength(Math.min(count, puzzles.length));
        expect(new Set(numbers).size).toBe(numbers.length);
        expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
      }),
    );
  });
});

describe('an objection', () => {
  const by = (length: Length, some: Partial<Order>) =>
    objectionTo({ ...USUAL_ORDER, length, ...some });

  it('is made to nothing, and to too much', () => {
    expect(by({ by: 'pages', amount: 1 }, { kinds: [] })).toBe('none');
    expect(by({ by: 'pages', amount: 1 }, {})).toBeUndefined();
    const counts = { ...NONE, krypto: 60, calcrostic: 41 };
    expect(by({ by: 'count' }, { counts })).toBe('too_many');
    expect(by({ by: 'pages', amount: 1 }, { counts })).toBeUndefined();
    expect(by({ by: 'count' }, { counts: { ...counts, krypto: 59 } })).toBeUndefined();
  });

  it('is made to no preset', async () => {
    for (const preset of Object.values(PRESETS)) {
      for (const length of [LENGTHS[0], LENGTHS[4]]) {
        const made = await fitted({ ...preset, ...(length && { length }) });
        expect(made.codes.length).toBeGreaterThan(0);
        expect(made.pages).toBe(1);
      }
    }
  });
});
