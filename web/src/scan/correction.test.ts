// SPDX-License-Identifier: MIT
import { expect, it, vi } from 'vitest';
import { answerTo, loadEngine } from '../engine/built-engine';
import type { Ask, Path } from '../engine/questions';
import { Correction, textOfAll } from './correction';
import type { Found } from './found';

const PLACE = { left: 10, top: 20, right: 110, bottom: 60 };
const HAND: Found = {
  kind: 'hand',
  certain: false,
  text: '10 7 _ 3 1 : 25',
  doubts: ['card 2: may be 7 or 1', 'card 3: nothing could be read'],
  details: [
    { part: 'card', card: 2, reason: 'choices', seen: '71' },
    { part: 'card', card: 3, reason: 'unread' },
  ],
  place: PLACE,
};
const GRID: Found = {
  kind: 'grid',
  certain: false,
  text: 'A ÷ B = C\n× + × × +\nC + A = DE\n= = = = =\nEB − DF = DF\n',
  doubts: ['row 2, column 3, character 2: may be E or B'],
  details: [{ part: 'cell', row: 2, column: 3, character: 2, reason: 'choices', seen: 'EB' }],
  place: PLACE,
};

const engine = await loadEngine();
const ask = vi.fn(<P extends Path>(path: P, question: Ask<P>) => {
  const value = answerTo(engine, path, question);
  return Promise.resolve(
    'error' in value ? { ok: false, error: { kind: 'bad_request' } } : { ok: true, value },
  );
});
const client = { ask: ask as never };

it('of a hand goes from what was read to a hand', async () => {
  const hand = await Correction.of(HAND, client);
  expect(hand.verdict.value).toMatchObject({ why: 'unread', at: { line: 1, column: 6 } });
  expect(hand.marks).toEqual([
    { start: 5, end: 6, mark: 'fault' },
    { start: 3, end: 4, mark: 'doubt' },
    { start: 5, end: 6, mark: 'doubt' },
  ]);
  await hand.change('10 7 12 3 1 : 25');
  expect(hand.isChanged).toBe(true);
  expect(hand.verdict.value).toEqual({ ok: true, address: '#/krypto/10-7-12-3-1/25?rules=house' });
  expect(hand.shown.value.text).toBe('10 7 12 3 1 : 25');
  expect(hand.doubts.map(({ isSettled }) => isSettled)).toEqual([false, true]);
  expect(hand.marks).toEqual([{ start: 3, end: 4, mark: 'doubt' }]);
  await hand.change(hand.read);
  expect(hand.isChanged).toBe(false);
  expect(hand.shown.value.text).toBe(HAND.text);
});

it('of a grid counts its answers, and shows no puzzle that is not written', async () => {
  const grid = await Correction.of(GRID, client);
  await vi.waitUntil(() => grid.answers.value !== undefined);
  expect(grid.answers.value).toBe('none');
  const right = grid.read.replace('DE', 'DB');
  await grid.change(right);
  expect(grid.answers.value).toBe('one');
  await grid.change(right.replace('÷', '%'));
  expect(grid.answers.value).toBeUndefined();
  expect(grid.verdict.value).toMatchObject({ why: 'fault', at: { line: 1, column: 4 } });
  expect(grid.marks[0]).toEqual({ start: 3, end: 4, mark: 'fault' });
  expect(grid.shown.value).toMatchObject({ text: right, isHidden: true });
  await grid.change(grid.read);
  expect(grid.shown.value).toMatchObject({ text: grid.read, isHidden: false });
});

it('hears nothing of a text that is another by now', async () => {
  const grid = await Correction.of(GRID, client);
  const first = grid.change(grid.read.replace('DE', 'DB'));
  const last = grid.change('?');
  await Promise.all([first, last]);
  expect(grid.text.value).toBe('?');
  expect(grid.verdict.value.ok).toBe(false);
});

it('that is certain asks nothing more than whether it is a puzzle', async () => {
  ask.mockClear();
  const grid = await Correction.of({ ...GRID, certain: true }, client);
  expect(grid.answers.value).toBeUndefined();
  expect(ask.mock.calls.map(([path]) => path)).toEqual(['calcrostic/read']);
});

it('that is typed from nothing is of the kind that it looks like', async () => {
  const typed = await Correction.typed({ ...PLACE, page: 2 }, client);
  expect(typed).toMatchObject({ isTyped: true, page: 2, isChanged: false });
  expect(typed.verdict.value).toMatchObject({ why: 'nothing' });
  await typed.change('3 3 8 8 : 24');
  expect(typed.kind).toBe('hand');
  expect(typed.verdict.value).toEqual({ ok: true, address: '#/24/3-3-8-8/24' });
  await typed.change('SEND + MORE = MONEY');
  expect(typed.shown.value).toEqual({
    kind: 'alphametic',
    text: 'SEND + MORE = MONEY',
    isHidden: false,
  });
  expect(typed.answers.value).toBe('one');
});

it('is saved with all others', () => {
  expect(
    textOfAll([
      { name: '1. Krypto hand', text: '7 6 2 9 14 : 8' },
      { name: '2. Alphametic', text: 'A + B = C' },
    ]),
  ).toBe('# 1. Krypto hand\n7 6 2 9 14 : 8\n\n# 2. Alphametic\nA + B = C\n');
});

it('becomes the puzzle of a code that is typed', async () => {
  const typed = await Correction.typed(undefined, client);
  await typed.change(' k5762-9e8g0');
  expect(typed.text.value).toBe('7 6 2 9 14 : 8');
  expect(typed.code).toBe('K5762-9E8G0');
  expect(typed.verdict.value.ok).toBe(true);
  await typed.change('K5762-9E8G1');
  const verdict = typed.verdict.value;
  expect(!verdict.ok && verdict.says()).toBe('No puzzle has this code. Compare it with the sheet.');
});

it('keeps neither the code nor the puzzle of what was typed before', async () => {
  const typed = await Correction.typed(undefined, client);
  await typed.change('C09D7-W1N1N-17DQ');
  expect(typed.code).toBe('C09D7-W1N1N-17DQ');
  const grid = typed.text.value;
  await typed.change('C09D7-W1N1N-17DX');
  expect(typed.code).toBeUndefined();
  expect(typed.verdict.value.ok).toBe(false);
  expect(typed.shown.value.isHidden).toBe(true);
  await typed.change('C09D7-W1N1N-17DQ');
  expect(typed.shown.value).toEqual({ kind: 'grid', text: grid, isHidden: false });
  await typed.change('2 4 3 6 5 : 6');
  expect(typed.code).toBeUndefined();
  expect(typed.shown.value).toEqual({ kind: 'hand', text: '2 4 3 6 5 : 6', isHidden: false });
});

it.each([
  ['7 6 2 9 14 : 8', 'K5762-9E8G0'],
  ['SEND + MORE = MONEY', 'AFRAK-90JMQ-A4JMK-AYNGX-TT18D'],
  ['AB × C = DEA\n+ × ÷ ÷ −\nAB × B = EF\n= = = = =\nBC × A = EF', 'CA8DB-R18R1-4HS'],
])('of %j goes on a sheet by its code', async (text, code) => {
  const typed = await Correction.typed(undefined, client);
  await typed.change(text);
  const found = await typed.onSheet();
  expect(found.ok && found.value.code).toBe(code);
});
