// SPDX-License-Identifier: MIT
import { beforeEach, expect, it } from 'vitest';
import { CLASS_BETWEEN, CLASS_CALCROSTIC, CLASS_OVER, PUPILS } from './class-samples';
import {
  classOf,
  forgetClass,
  forgetClasses,
  keepClass,
  lastClasses,
  MOST_CLASSES,
} from './last-classes';
import type { ClassRoom, ClassRow } from './protocol';

const OVER: ClassRoom = { ...CLASS_OVER, players: PUPILS };
const stored = () => localStorage.getItem('reckon.room.classes') ?? '';

beforeEach(() => {
  forgetClasses();
  localStorage.clear();
});

it('are the class as its host saw it', () => {
  const [first, second, ...others] = PUPILS as [ClassRow, ClassRow];
  const players = [first, { ...second, name: 'Gone', removed: true }, ...others];
  keepClass({ ...OVER, players });
  const [kept] = lastClasses();
  const again = kept && classOf(kept);
  expect(again?.settings).toEqual(OVER.settings);
  expect(again?.hands).toEqual(OVER.hands);
  const said = (rows: readonly ClassRow[] | null | undefined) =>
    rows?.map(({ name, boxes, ends, total, rank, left }) => [name, boxes, ends, total, rank, left]);
  expect(said(again?.players)).toEqual(said(PUPILS.filter(({ seat }) => seat !== second.seat)));
  expect(again?.standings.map(({ name }) => name)).not.toContain('Gone');
  expect(stored()).not.toContain('Gone');
});

it('have calcrostics, too, and outlive the page', () => {
  const puzzle = CLASS_CALCROSTIC.puzzle ?? '';
  keepClass({ ...CLASS_CALCROSTIC, phase: 'over', players: PUPILS, puzzles: [puzzle] });
  const [kept] = lastClasses();
  expect(kept && classOf(kept)).toMatchObject({
    settings: { puzzle: 'calcrostic', level: 2 },
    puzzles: [puzzle],
    hands: [],
  });
  expect(JSON.parse(stored())).toMatchObject({ value: [{ puzzles: [puzzle] }] });
});

it('are those of a race once, with what changed after its end', () => {
  keepClass(OVER);
  const at = lastClasses()[0]?.at;
  const [first, ...others] = PUPILS as [ClassRow];
  keepClass({ ...OVER, players: [{ ...first, name: 'Adele' }, ...others] });
  expect(lastClasses().map(({ players }) => players[0]?.name)).toEqual(['Adele']);
  expect(lastClasses()[0]?.at).toBe(at);
  // A window that was left behind knows of fewer hands.
  keepClass({ ...OVER, hands: [...OVER.hands, ...OVER.hands] });
  keepClass(OVER);
  expect(lastClasses().map(({ hands }) => hands.length)).toEqual([2]);
  keepClass({ ...OVER, race: 2 });
  expect(lastClasses().map(({ race }) => race)).toEqual([2, 1]);
});

it('are those in which somebody has played', () => {
  keepClass({ ...OVER, players: [] });
  keepClass({ ...OVER, players: null });
  keepClass({ ...OVER, hands: [] });
  expect(lastClasses()).toEqual([]);
});

it('are at most twenty, each of a few kB', () => {
  const hands = Array.from({ length: 10 }, () => CLASS_BETWEEN.hands).flat();
  const players = PUPILS.map((row) => ({ ...row, boxes: hands.map(() => 1000) }));
  for (let race = 1; race <= MOST_CLASSES + 3; race++) {
    keepClass({ ...OVER, race, hands, players });
  }
  expect(lastClasses().map(({ race }) => race)).toEqual(
    Array.from({ length: MOST_CLASSES }, (_, index) => MOST_CLASSES + 3 - index),
  );
  // Wrong answers and earlier games take a fifth.
  expect(stored().length / MOST_CLASSES).toBeLessThan(5 * 1024);
});

it('are deleted one by one and all at once, with all names', () => {
  keepClass(OVER);
  keepClass({ ...OVER, race: 2 });
  keepClass({ ...OVER, race: 3 });
  const [, second] = lastClasses();
  if (second !== undefined) {
    forgetClass(second);
  }
  expect(lastClasses().map(({ race }) => race)).toEqual([3, 1]);
  forgetClasses();
  expect(lastClasses()).toEqual([]);
  expect(stored()).not.toContain('Ada');
});
