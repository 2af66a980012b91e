// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { workshop as en } from '../i18n/en/workshop';
import { workshop as fr } from '../i18n/fr/workshop';
import { fileNameOf } from './file-name';
import type { SheetPuzzle } from './questions';
import type { Sheet } from './sheet';

const SHEET: Sheet = {
  codes: [],
  title: '',
  lang: 'en',
  paper: 'a4',
  large: false,
  answers: 'last',
  versions: 1,
};
const DAY = new Date(2026, 10, 5);
const puzzle = (kind: SheetPuzzle['kind']): SheetPuzzle => ({
  number: 1,
  kind,
  code: 'K5762-9E8G0',
  level: 1,
  puzzle: '',
  solution: null,
});

describe('a file of a sheet', () => {
  const nameOf = (some: Partial<Sheet>, part: 'puzzles' | 'answers' = 'puzzles') =>
    fileNameOf(
      { ...SHEET, ...some },
      [puzzle('krypto'), puzzle('24'), puzzle('krypto')],
      part,
      en,
      DAY,
    );

  it('has the kinds and the day in its name, where the sheet has no title', () => {
    expect(nameOf({})).toBe('puzzles-krypto-24-2026-11-05');
    expect(nameOf({ versions: 2 }, 'answers')).toBe('puzzles-krypto-24-2026-11-05-A-B-answers');
    expect(nameOf({ title: '… / ?' })).toBe('puzzles-krypto-24-2026-11-05');
  });

  it.each([
    [['krypto', 'countdown'], 'enigmes-krypto-le-compte-est-bon-2026-11-05'],
    [['alphametic', 'newspaper'], 'enigmes-cryptarithmes-grilles-de-lettres-2026-11-05'],
    [['krypto', 'calcrostic', 'newspaper', 'alphametic', '24'], 'enigmes-2026-11-05'],
  ] as const)(
    'has at most two kinds in its name, in the language of the page: %j',
    (kinds, name) => {
      expect(fileNameOf(SHEET, kinds.map(puzzle), 'puzzles', fr, DAY)).toBe(name);
    },
  );

  it('has the title, in letters that every system takes', () => {
    expect(nameOf({ title: 'Club de mai : 6e B / "Été"' })).toBe('club-de-mai-6e-b-été');
    expect(nameOf({ title: '数学 ../etc', versions: 2 })).toBe('数学-etc-A-B');
    expect(nameOf({ title: 'x'.repeat(200) })).toHaveLength(60);
  });
});
