// SPDX-License-Identifier: MIT
import { beforeAll, describe, expect, it } from 'vitest';
import type { EngineModule } from '#reckon/module.ts';
import { answerTo, loadEngine } from '../engine/built-engine';
import { LATEST_GRADING, type Sheet } from './sheet';
import { nameOfVersion, pagesQuestions } from './versions';

const SHEET: Sheet = {
  codes: ['K5762-9E8G0', 'K53G1-926CN-E', 'CC682-82489-F', 'C1117-H2CJ1-32Y', 'N01E1-83J4Z-3DC'],
  title: '',
  lang: 'fr',
  paper: 'a4',
  large: false,
  answers: 'last',
  versions: 2,
};

let engine: EngineModule;
beforeAll(async () => {
  engine = await loadEngine();
});

describe('versions of a sheet', () => {
  it('are named in the title by the engine', () => {
    expect(nameOfVersion(SHEET, 2)).toBe('B');
    expect(nameOfVersion({ ...SHEET, versions: 1 }, 1)).toBeUndefined();
    const titles = (sheet: Sheet) =>
      pagesQuestions(sheet).map((question) => answerTo(engine, 'sheet/pages', question).title);
    expect(titles(SHEET)).toEqual(['Énigmes – A', 'Énigmes – B']);
    expect(titles({ ...SHEET, versions: 1 })).toEqual(['Énigmes']);
    expect(titles({ ...SHEET, title: 'T' })).toEqual(['T – A', 'T – B']);
  });

  it('are as they were given out, where the sheet names no grading or an earlier one', () => {
    const asked = (sheet: Sheet) =>
      pagesQuestions(sheet).map((one) => [one.former_grading, one.grading]);
    expect(asked(SHEET)).toEqual([
      [true, undefined],
      [true, undefined],
    ]);
    expect(asked({ ...SHEET, grading: 3 })).toEqual([
      [undefined, 3],
      [undefined, 3],
    ]);
    expect(asked({ ...SHEET, grading: LATEST_GRADING })).toEqual([
      [undefined, 4],
      [undefined, 4],
    ]);
  });

  const answersOf = (sheet: Sheet) =>
    pagesQuestions(sheet).map((question) => answerTo(engine, 'sheet/pages', question));

  it('differ in every puzzle, and in no level', () => {
    const [a, b] = answersOf(SHEET);
    expect(a?.puzzles.map(({ code }) => code)).toEqual(SHEET.codes);
    // Hands change places where the grading of links has them equally hard, not that of today.
    const levels = (puzzles: readonly { kind: string; level: number | null }[] = []) =>
      puzzles.map(({ kind, level }) => `${kind} ${level}`).sort();
    expect(levels(b?.puzzles)).toEqual(levels(a?.puzzles));
    for (const { code } of b?.puzzles ?? []) {
      expect(SHEET.codes).not.toContain(code);
    }
  });

  it('share no answer at the same number, and have all answers on one page', () => {
    const [a, b] = answersOf({ ...SHEET, grading: LATEST_GRADING });
    expect(a?.answers).toHaveLength(1);
    expect(b?.answers).toEqual([]);
    expect(b?.shared).toEqual([]);
    a?.puzzles.forEach(({ solution }, i) => {
      expect(b?.puzzles[i]?.solution).not.toBe(solution);
    });
  });
});
