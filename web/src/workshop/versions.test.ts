// SPDX-License-Identifier: MIT
import { beforeAll, describe, expect, it } from 'vitest';
import type { EngineModule } from '#reckon/module.ts';
import { answerTo, loadEngine } from '../engine/built-engine';
import { LATEST_GRADING, LONGEST_TITLE, type Sheet } from './sheet';
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
  it('are named in the title, which has room for that', () => {
    expect(pagesQuestions(SHEET).map(({ title }) => title)).toEqual(['Énigmes – A', 'Énigmes – B']);
    const [question] = pagesQuestions({ ...SHEET, title: 'x'.repeat(LONGEST_TITLE) });
    expect(question?.title).toHaveLength(LONGEST_TITLE);
    expect(pagesQuestions({ ...SHEET, versions: 1 }).map(({ title }) => title)).toEqual(['']);
    expect(nameOfVersion(SHEET, 2)).toBe('B');
    expect(nameOfVersion({ ...SHEET, versions: 1 }, 1)).toBeUndefined();
  });

  it('are as hard by the first grading, where the sheet names no other', () => {
    const asked = (sheet: Sheet) => pagesQuestions(sheet).map((one) => one.former_grading);
    expect(asked(SHEET)).toEqual([undefined, true]);
    expect(asked({ ...SHEET, grading: LATEST_GRADING })).toEqual([undefined, undefined]);
  });

  it('differ in every puzzle, and in no level', () => {
    const [a, b] = pagesQuestions(SHEET).map((question) =>
      answerTo(engine, 'sheet/pages', question),
    );
    expect(a?.puzzles.map(({ code }) => code)).toEqual(SHEET.codes);
    expect(b?.title).toBe('Énigmes – B');
    // Hands change places where the grading of links has them equally hard, not that of today.
    const levels = (puzzles: readonly { kind: string; level: number | null }[] = []) =>
      puzzles.map(({ kind, level }) => `${kind} ${level}`).sort();
    expect(levels(b?.puzzles)).toEqual(levels(a?.puzzles));
    for (const { code } of b?.puzzles ?? []) {
      expect(SHEET.codes).not.toContain(code);
    }
    expect(b?.answers).not.toEqual(a?.answers);
  });
});
