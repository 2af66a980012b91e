// SPDX-License-Identifier: MIT
import { afterEach, describe, expect, it } from 'vitest';
import { answerTo } from '../engine/built-engine';
import { ALPHAMETIC_TECHNIQUES } from '#reckon/api.ts';
import { language, LANGUAGES } from '../i18n';
import { EMPTY_BOARD, play, type Board } from '../letters/board';
import { ruledOutOf } from '../letters/marks';
import { hintOf, onlyDigitStep, sentence, type Step } from './hint';
import { cellsOf, sharing, type Puzzle } from './puzzle';
import { engine, PRODUCT, puzzleOf, SKELETON, SUM } from './samples';

const step = (some: Partial<Step>): Step => ({
  technique: 'carry',
  equation: SUM.puzzle,
  other: null,
  column: 5,
  because: null,
  because_of: [],
  changes: [{ letter: 'M', before: [1, 2, 3], after: [1] }],
  contradiction: false,
  ...some,
});

/** The fields that the engine gives beside the technique. */
const PARTS: Partial<Record<Step['technique'], Partial<Step>>> = {
  only_digit: { equation: null, column: null, because: 'M' },
  leading_digit: { equation: null, column: null },
  found_digit: { equation: null, column: null, because: 'O' },
  last_place: { equation: null, column: null },
  pair: { equation: null, column: null, because: 'S', because_of: ['S', 'E'] },
  same_number: { column: null },
  short_line: { column: null },
  carries: { column: null },
  two_lines: { equation: 'A + B = C', other: 'B + B = D', column: null },
  last_digits: { column: null },
  sizes: { column: null },
  digit_sums: { column: null },
  few_cases: { column: null },
  many_cases: { column: null },
  guess: { equation: null, column: null },
  refuted: { equation: null, column: null, contradiction: true },
  answer: { equation: null, column: null, changes: [] },
};

const said = (some: Partial<Step>, puzzle = SUM) =>
  sentence(hintOf([step(some)], puzzle, EMPTY_BOARD), puzzle).replaceAll('\u00a0', ' ');

afterEach(() => {
  language.value = 'en';
});

describe.each(LANGUAGES)('hints in the language %s', (one) => {
  it.each([...ALPHAMETIC_TECHNIQUES, 'only_digit'] as const)(
    'are sentences for %s',
    (technique) => {
      language.value = one;
      const text = said({ technique, ...PARTS[technique] });
      expect(text).toMatch(/^[A-ZÀÉÎ].*\.$/);
      expect(text).not.toMatch(/undefined|null|\[object/);
      if (technique !== 'answer') {
        expect(text).toContain(one === 'en' ? 'M is 1' : 'M vaut 1');
      }
      expect(text).toMatchSnapshot();
    },
  );
});

describe('hints', () => {
  it('name the equation where there are several', () => {
    const two = puzzleOf('A + B = C; D + E = F');
    expect(said({ equation: 'D + E = F', column: 1 }, two)).toContain(
      'column 1 from the right of D + E = F',
    );
    expect(hintOf([step({ equation: 'D + E = F' })], two, EMPTY_BOARD).column).toBeUndefined();
    expect(hintOf([step({})], SUM, EMPTY_BOARD).column).toBe(5);
  });

  it('leave out the steps of which the board has all', () => {
    const leading = step({
      technique: 'leading_digit',
      changes: [{ letter: 'S', before: [0, 1, 2], after: [1, 2] }],
    });
    const known = play(EMPTY_BOARD, { kind: 'cross', letter: 'S', digit: 0 });
    const taken = play(EMPTY_BOARD, { kind: 'assign', letter: 'O', digit: 0 });
    expect(hintOf([leading, step({})], SUM, EMPTY_BOARD).steps).toHaveLength(2);
    expect(hintOf([leading, step({})], SUM, known).steps).toHaveLength(1);
    expect(hintOf([leading, step({})], SUM, taken).steps).toHaveLength(1);
  });

  it('write nothing of a guess that is wrong', () => {
    const guess = step({
      technique: 'guess',
      changes: [{ letter: 'E', before: [0, 5], after: [0] }],
    });
    const end = step({
      technique: 'refuted',
      changes: [{ letter: 'E', before: [0, 5], after: [5] }],
    });
    const hint = hintOf([guess, end], SUM, EMPTY_BOARD);
    expect(hint.left).toEqual({ E: [5] });
    expect(sentence(hint, SUM)).toContain('If E is 0, there is a contradiction: E is 5.');
  });

  it('write nothing where it goes wrong', () => {
    const hint = hintOf([step({ contradiction: true })], SUM, EMPTY_BOARD);
    expect(hint.applicable).toBe(false);
    expect(sentence(hint, SUM)).toMatch(/^Here it goes wrong/);
  });

  it.each([
    SUM,
    PRODUCT,
    puzzleOf('TEN + TEN + FORTY = SIXTY'),
    SKELETON,
    puzzleOf('AB × C = DE; DE + FG = HI; J = A', { mayShare: ['J'] }),
  ])('that are followed lead to an answer: $puzzle', (puzzle) => {
    let board: Board = EMPTY_BOARD;
    const open = () => cellsOf(puzzle).filter((name) => board.digits[name] === undefined);
    for (let i = 0; i < 200 && open().length > 0; ++i) {
      const before = board;
      board = play(board, { kind: 'narrow', left: next(puzzle, board) });
      if (board.digits === before.digits && board.crossed === before.crossed) {
        break;
      }
    }
    const { outcome } = answerTo(engine, 'alphametic/grade', question(puzzle)).puzzles[0] ?? {};
    expect(open().length === 0).toBe(outcome === 'one_answer');
    if (outcome === 'one_answer') {
      const { puzzles } = answerTo(engine, 'alphametic/verify', {
        ...question(puzzle),
        given: board.digits,
      });
      expect(puzzles[0]?.correct).toBe(true);
    }
  });
});

const question = ({ puzzle, may_share }: Puzzle) => ({
  puzzle,
  ...(may_share.length > 0 && { may_share: may_share.join('') }),
});

/** Returns the digits that the next hint leaves to letters; nothing if it says nothing new. */
function next(puzzle: Puzzle, board: Board): Record<string, number[]> {
  const ruled_out = ruledOutOf(cellsOf(puzzle), board, sharing(puzzle));
  const obvious = onlyDigitStep(ruled_out, 10);
  const { steps } =
    obvious === undefined
      ? answerTo(engine, 'alphametic/hint', {
          ...question(puzzle),
          given: board.digits,
          ruled_out,
        })
      : { steps: [obvious] };
  const hint = hintOf(steps, puzzle, board);
  return hint.applicable ? hint.left : {};
}
