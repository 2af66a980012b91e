// SPDX-License-Identifier: MIT
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadEngine } from '../engine/built-engine';
import type { EngineModule } from '#reckon/module.ts';
import { language, LANGUAGES } from '../i18n';
import { gridText } from './grid-text';
import { gridOfText, P1, P1_ANSWER } from './grid-samples';
import { EMPTY_BOARD, play, type Board } from '../letters/board';
import type { Letters } from '../letters/desk';
import { lettersOf, type Grid } from './grid';
import { hintOf, onlyDigitStep, ruledOut, sentence } from './hint';
import { ONLY_DIGIT, TECHNIQUES, type ReasoningStep, type StepLine } from './questions';

const ROW: StepLine = { index: 0, kind: 'row', cells: [0, 1, 2], text: 'AB * C = DEA' };
const DIAGONAL: StepLine = { index: 7, kind: 'diagonal', cells: [2, 4, 6], text: 'DEA / B = BC' };

const step = (some: Partial<ReasoningStep>): ReasoningStep => ({
  technique: 'last_digits',
  line: ROW,
  other: null,
  because: [],
  changes: [{ letter: 'C', before: [2, 4, 8], after: [8] }],
  contradiction: false,
  words: '',
  ...some,
});

/** The fields that the engine gives beside the technique. */
const PARTS: Partial<Record<ReasoningStep['technique'], Partial<ReasoningStep>>> = {
  only_digit: { line: null, because: ['C'] },
  leading_digit: { line: null },
  found_digit: { line: null, because: ['B'] },
  last_place: { line: null },
  pair: { line: null, because: ['B', 'D'] },
  two_lines: { other: DIAGONAL },
  guess: { line: null },
  refuted: { line: null, contradiction: true },
  answer: { line: null, changes: [] },
};

/** With plain spaces, where the sentence has some that keep equations together. */
const said = (some: Partial<ReasoningStep>) =>
  sentence(hintOf(step(some), P1), P1).replaceAll('\u00a0', ' ');

afterEach(() => {
  language.value = 'en';
});

describe.each(LANGUAGES)('hints in the language %s', (one) => {
  it.each([...TECHNIQUES, ONLY_DIGIT] as const)('are sentences for %s', (technique) => {
    language.value = one;
    const text = said({ technique, ...PARTS[technique] });
    expect(text).toMatch(/^[A-ZÀÉÎ].*\.$/);
    expect(text).not.toMatch(/undefined|null|\[object/);
    if (technique !== 'answer') {
      expect(text).toContain(one === 'en' ? 'C is 8' : 'C vaut 8');
    }
    expect(text).toMatchSnapshot();
  });
});

describe('hints', () => {
  it('make one statement about several letters', () => {
    const changes = ['A', 'B', 'D'].map((letter) => ({
      letter,
      before: [0, 1, 2, 3, 4],
      after: [1, 2, 3, 4],
    }));
    expect(said({ technique: 'leading_digit', line: null, changes })).toBe(
      'No number begins with 0: A, B and D are not 0.',
    );
    language.value = 'fr';
    expect(said({ technique: 'leading_digit', line: null, changes })).toBe(
      'Aucun nombre ne commence par 0 : A, B et D ne valent pas 0.',
    );
  });

  it('name what is left, or what is not, whichever is shorter', () => {
    expect(said({ changes: [{ letter: 'A', before: [1, 2, 3, 4, 5], after: [2, 3] }] })).toContain(
      ': A is 2 or 3.',
    );
    expect(
      said({ changes: [{ letter: 'A', before: [1, 2, 3, 4, 5], after: [1, 3, 4] }] }),
    ).toContain(': A is not 2 or 5.');
  });

  it('say where it goes wrong', () => {
    const changes = [{ letter: 'A', before: [1, 2], after: [] }];
    expect(said({ contradiction: true, changes })).toBe(
      'Here it goes wrong, in row 1, AB × C = DEA: no digit is left for A.',
    );
    expect(said({ contradiction: true, changes: [], line: null })).toBe(
      'Here it goes wrong: that is impossible.',
    );
  });

  it('know their lines and what can be written down', () => {
    const { lines, left, applicable } = hintOf(step({ other: DIAGONAL }), P1);
    expect(lines.map(({ kind }) => kind)).toEqual(['row', 'other']);
    expect(left).toEqual({ C: [8] });
    expect(applicable).toBe(true);
    expect(hintOf(step({ changes: [] }), P1).applicable).toBe(false);
  });

  it('see by themselves that only one digit is left', () => {
    const left = (...digits: number[]) =>
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !digits.includes(digit));
    expect(onlyDigitStep({ A: left(1, 2), B: left(7) })?.changes).toMatchObject([
      { letter: 'B', after: [7] },
    ]);
    expect(onlyDigitStep({ A: left(1, 2) })).toBeUndefined();
  });

  it('lead on when a supposition is refuted', () => {
    const refuted = step({
      technique: 'refuted',
      line: null,
      changes: [{ letter: 'A', before: [7, 8], after: [8] }],
      contradiction: true,
    });
    expect(hintOf(refuted, P1).applicable).toBe(true);
    expect(sentence(hintOf(refuted, P1), P1)).toBe(
      'No simple step is left. If A is 7, there is a contradiction: A is 8.',
    );
  });
});

describe('hints of the engine', () => {
  let engine: EngineModule;
  beforeAll(async () => {
    engine = await loadEngine();
  });

  function ask(path: string, body: unknown): unknown {
    const { status, body: answer } = engine.answer(path, JSON.stringify(body));
    expect(status, answer).toBe(200);
    return JSON.parse(answer);
  }

  /** Does what the hints say, from the empty board on, and gives the digits found. */
  function solveByHints(grid: Grid): Board['digits'] {
    const letters = lettersOf(grid).length;
    let board = EMPTY_BOARD;
    while (Object.keys(board.digits).length < letters) {
      const ruled_out = ruledOut(grid, board);
      const { step: next } = ask('calcrostic/hint', {
        grid: gridText(grid),
        given: board.digits,
        ruled_out,
      }) as { step: ReasoningStep | null };
      const obvious = onlyDigitStep(ruled_out) ?? next;
      if (obvious === null) {
        break;
      }
      const { left } = hintOf(obvious, grid);
      const after = play(board, { kind: 'narrow', left });
      expect(after, obvious.words).not.toEqual(board);
      board = after;
    }
    return board.digits;
  }

  it('solve the first puzzle one after the other', () => {
    expect(solveByHints(P1)).toEqual(P1_ANSWER);
  });

  it('solve a puzzle that has to be guessed', () => {
    const grid = gridOfText('A × A = BC\n× + −\nA + D = EF\n= = =\nBC − EF = GC');
    expect(solveByHints(grid)).toEqual({ A: 8, B: 6, C: 4, D: 2, E: 1, F: 0, G: 5 });
  });

  it.each([
    { difficulty: 1 },
    { difficulty: 5 },
    { difficulty: 3, rows: 4, columns: 5 },
    { difficulty: 5, rows: 3, columns: 3 },
  ])('solve new puzzles of every kind: %j', (wishes) => {
    const { puzzles } = ask('calcrostic/generate', { ...wishes, seed: 7, count: 2 }) as {
      puzzles: { puzzle: string; letters: Letters }[];
    };
    for (const { puzzle, letters } of puzzles) {
      expect(solveByHints(gridOfText(puzzle))).toEqual(letters);
    }
  });
});
