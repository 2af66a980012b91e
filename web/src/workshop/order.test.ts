// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import type { EngineClient } from '../engine/client';
import {
  forAge,
  LENGTHS,
  makeAnother,
  makePuzzles,
  nameOfLength,
  readOrder,
  sizeOf,
  totalOf,
  USUAL_ORDER,
} from './order';
import type { SheetPuzzle } from './questions';
import type { Kind } from '../engine/kinds';

/** An engine that notes its questions and answers with one code. */
function engineWith(code: string) {
  const asked: Record<string, unknown>[] = [];
  const client = {
    ask: (path: string, body: object) => {
      asked.push({ path, ...body });
      return Promise.resolve({ ok: true, value: { seed: 1, puzzles: [{ code }] } });
    },
  } as unknown as EngineClient;
  return { client, asked };
}

const HAND: SheetPuzzle & { kind: Kind } = {
  number: 1,
  kind: 'krypto',
  code: 'K5762-9E8G0',
  level: 3,
  rules: 'positive',
  puzzle: '7 6 2 9 14 : 8',
  solution: null,
};

describe('an order', () => {
  it('is asked as it is, with a seed of its own each time', async () => {
    const { client, asked } = engineWith('K');
    expect(await makePuzzles(client, USUAL_ORDER, 'fr')).toEqual({
      ok: true,
      value: [{ code: 'K' }],
    });
    await makePuzzles(client, USUAL_ORDER, 'fr');
    const [{ seed, ...rest } = {}, again] = asked;
    expect(rest).toEqual({
      path: 'sheet/puzzles',
      krypto: 6,
      calcrostic: 6,
      newspaper: 0,
      alphametic: 0,
      '24': 0,
      easiest: 1,
      hardest: 4,
      rules: 'house',
      lang: 'fr',
    });
    expect(again?.['seed']).not.toBe(seed);
    expect(totalOf(USUAL_ORDER.counts)).toBe(12);
  });

  it('is read as it was kept, or not at all', () => {
    expect(readOrder(JSON.parse(JSON.stringify(USUAL_ORDER)))).toEqual(USUAL_ORDER);
    const { counts } = USUAL_ORDER;
    const { alphametic, ...before } = counts;
    expect(readOrder({ ...USUAL_ORDER, counts: before })).toEqual(USUAL_ORDER);
    expect(alphametic).toBe(0);
    for (const wrong of [
      null,
      {},
      { ...USUAL_ORDER, counts: { ...counts, krypto: -1 } },
      { ...USUAL_ORDER, counts: { ...counts, krypto: 101 } },
      { ...USUAL_ORDER, counts: { ...counts, newspaper: '3' } },
      { ...USUAL_ORDER, easiest: 5 },
      { ...USUAL_ORDER, hardest: 6 },
      { ...USUAL_ORDER, rules: 'none' },
    ]) {
      expect(readOrder(wrong)).toBeUndefined();
    }
  });

  it('is as usual where it was kept before there were whole pages', () => {
    const { age, length, kinds, ...before } = USUAL_ORDER;
    expect(readOrder(before)).toEqual(USUAL_ORDER);
    expect(
      readOrder({ ...before, age: 'x', length: { by: 'pages', amount: 9 }, kinds: 'all' }),
    ).toEqual(USUAL_ORDER);
    expect(readOrder({ ...before, kinds: ['x', 'alphametic'] })?.kinds).toEqual(['alphametic']);
    expect([age, length, kinds.length]).toEqual(['any', { by: 'pages', amount: 1 }, 2]);
    for (const one of LENGTHS) {
      expect(readOrder({ ...USUAL_ORDER, length: one })?.length).toEqual(one);
    }
    expect(new Set(LENGTHS.map(nameOfLength)).size).toBe(LENGTHS.length);
  });

  it('suits an age, and remains as it is by choice', () => {
    expect(forAge(USUAL_ORDER, 'children')).toMatchObject({
      age: 'children',
      kinds: ['krypto', '24'],
      easiest: 1,
      hardest: 2,
      rules: 'positive',
      length: USUAL_ORDER.length,
    });
    const chosen = { ...USUAL_ORDER, age: 'adults', hardest: 5 } as const;
    expect(forAge(chosen, 'any')).toEqual({ ...chosen, age: 'any' });
  });
});

describe('another puzzle', () => {
  it('is of the same kind, level and rules, and unlike all others', async () => {
    const { client, asked } = engineWith('K');
    expect(await makeAnother(client, HAND, { codes: ['A', 'B'], lang: 'en' })).toEqual({
      ok: true,
      value: ['K'],
    });
    expect(asked[0]).toMatchObject({
      krypto: 1,
      easiest: 3,
      hardest: 3,
      rules: 'positive',
      avoid: ['A', 'B'],
    });
    expect(asked[0]).not.toHaveProperty('rows');
  });

  it('is of any level where the first has none', async () => {
    const { client, asked } = engineWith('K');
    await makeAnother(client, { ...HAND, level: null }, { codes: [], lang: 'en' });
    expect(asked[0]).not.toHaveProperty('easiest');
  });

  it('has the size of the first', async () => {
    const { client, asked } = engineWith('N');
    const puzzle = 'A + B - C = D\n+  + + +\nE + F + G = H\n= = = =\nI + J + K = L';
    await makeAnother(client, { ...HAND, kind: 'newspaper', puzzle }, { codes: [], lang: 'en' });
    expect(asked[0]).toMatchObject({ newspaper: 1, rows: 3, columns: 4 });
    expect(sizeOf(puzzle)).toEqual({ rows: 3, columns: 4 });
  });
});
