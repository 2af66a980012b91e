// SPDX-License-Identifier: MIT
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPlace } from '../address/router';
import { LANGUAGES } from '../i18n';
import {
  addressOf,
  ANSWERS,
  LATEST_GRADING,
  LONGEST_TITLE,
  MOST_PUZZLES,
  moved,
  PAPERS,
  VERSION_COUNTS,
  readSheet,
  sheetAt,
  withCode,
  without,
  type Sheet,
} from './sheet';

const CODE = fc.stringMatching(/^[KCNQA][0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{1,5}){0,4}$/);
const SHEET: fc.Arbitrary<Sheet> = fc.record({
  codes: fc.array(CODE, { minLength: 1, maxLength: 12 }),
  title: fc.string({ unit: 'grapheme', maxLength: 20 }),
  lang: fc.constantFrom(...LANGUAGES),
  paper: fc.constantFrom(...PAPERS),
  large: fc.boolean(),
  answers: fc.constantFrom(...ANSWERS),
  versions: fc.constantFrom(...VERSION_COUNTS),
});
const ONE: Sheet = {
  codes: ['K5762-9E8G0', 'CC682-82489-F', 'N01E1-83J4Z-3DC'],
  title: '',
  lang: 'en',
  paper: 'a4',
  large: false,
  answers: 'last',
  versions: 1,
};

it('may have points and minutes, which its address names', () => {
  const timed = { ...ONE, points: 5, minutes: 30, working: 4 };
  expect(addressOf(timed)).toContain('points=5&minutes=30&working=4');
  expect(sheetAt(readPlace(addressOf(timed)))).toEqual(timed);
  expect(readSheet({ ...timed })).toEqual(timed);
  for (const wrong of [
    'working=19',
    'points=0',
    'points=-1',
    'minutes=1001',
    'minutes=x',
    'points=1.5',
  ]) {
    expect(sheetAt(readPlace(`${addressOf(ONE)}&${wrong}`))).toEqual(ONE);
  }
});

describe('addresses', () => {
  it('have all of a sheet', () => {
    fc.assert(
      fc.property(SHEET, (sheet) => {
        expect(sheetAt(readPlace(addressOf(sheet)))).toEqual(sheet);
      }),
    );
  });

  // Links that were given out.
  it.each([
    [
      '#/workshop/K5762-9E8G0/CA8DB-R18R1-4HS?lang=fr&paper=letter&large=1&answers=none&versions=2&title=Club+de+mai',
      {
        codes: ['K5762-9E8G0', 'CA8DB-R18R1-4HS'],
        title: 'Club de mai',
        lang: 'fr',
        paper: 'letter',
        large: true,
        answers: 'none',
        versions: 2,
      },
    ],
    [
      '#/workshop/K5762-9E8G0?versions=2&grading=3',
      { ...ONE, codes: ['K5762-9E8G0'], versions: 2, grading: 3 },
    ],
    [
      '#/workshop/K5762-9E8G0?versions=2&grading=4',
      { ...ONE, codes: ['K5762-9E8G0'], versions: 2, grading: LATEST_GRADING },
    ],
    ['#/workshop/K5762-9E8G0', { ...ONE, codes: ['K5762-9E8G0'] }],
    [
      '#/workshop/K5762-9E8G0?lang=de&paper=a5&answers=x&versions=9',
      { ...ONE, codes: ['K5762-9E8G0'] },
    ],
  ])('are read for ever: %s', (address, sheet) => {
    expect(sheetAt(readPlace(address))).toEqual(sheet);
  });

  it('have no more than a sheet can have', () => {
    const long = `#/workshop/${'K/'.repeat(300)}?title=${'x'.repeat(300)}`;
    const sheet = sheetAt(readPlace(long));
    expect(sheet?.codes).toHaveLength(MOST_PUZZLES);
    expect(sheet?.title).toHaveLength(LONGEST_TITLE);
  });

  it('say by which grading there are versions, but for those given out before', () => {
    const two: Sheet = { ...ONE, versions: 2 };
    expect(addressOf(two)).not.toContain('grading');
    const address = addressOf({ ...two, grading: LATEST_GRADING });
    expect(address).toContain('&grading=4');
    expect(sheetAt(readPlace(address))?.grading).toBe(LATEST_GRADING);
    expect(addressOf({ ...ONE, grading: LATEST_GRADING })).toBe(addressOf(ONE));
    expect(readSheet({ ...two, grading: LATEST_GRADING })?.grading).toBe(LATEST_GRADING);
    expect(readSheet({ ...two, grading: 3 })?.grading).toBe(3);
    expect(readSheet({ ...two, grading: 5 })?.grading).toBeUndefined();
  });

  it('may name no sheet', () => {
    expect(sheetAt(readPlace('#/workshop'))).toBeUndefined();
    expect(addressOf({ ...ONE, codes: [] })).toBe('#/workshop');
  });
});

describe('readSheet', () => {
  it('reads what was kept', () => {
    fc.assert(
      fc.property(SHEET, (sheet) => {
        expect(readSheet(JSON.parse(JSON.stringify(sheet)))).toEqual(sheet);
      }),
    );
  });

  it('has one version of what was kept before there were several', () => {
    const { versions, ...before } = ONE;
    expect(readSheet(before)).toEqual(ONE);
    expect(versions).toBe(1);
  });

  it.each([
    null,
    [],
    {},
    { ...ONE, codes: [1] },
    { ...ONE, codes: 'K5762-9E8G0' },
    { ...ONE, codes: Array(MOST_PUZZLES + 1).fill('K') },
    { ...ONE, lang: 'de' },
    { ...ONE, paper: undefined },
    { ...ONE, answers: 'only' },
    { ...ONE, large: 1 },
    { ...ONE, title: null },
    { ...ONE, versions: 3 },
  ])('refuses what is not a sheet: %j', (kept) => {
    expect(readSheet(kept)).toBeUndefined();
  });
});

describe('a sheet', () => {
  const [first = '', second = '', third = ''] = ONE.codes;

  it('has single puzzles swapped and taken off, the others staying', () => {
    expect(withCode(ONE, 1, 'X').codes).toEqual([first, 'X', third]);
    expect(without(ONE, 1).codes).toEqual([first, third]);
  });

  it('has puzzles moved, but not off its ends', () => {
    expect(moved(ONE, 1, 0).codes).toEqual([second, first, third]);
    expect(moved(ONE, 0, 2).codes).toEqual([second, third, first]);
    expect(moved(ONE, 2, 0).codes).toEqual([third, first, second]);
    expect(moved(ONE, 0, -1)).toBe(ONE);
    expect(moved(ONE, 2, 3)).toBe(ONE);
    expect(moved(ONE, 1, 1)).toBe(ONE);
    expect(moved(ONE, 3, 0)).toBe(ONE);
  });
});
