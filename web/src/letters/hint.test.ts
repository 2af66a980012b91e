// SPDX-License-Identifier: MIT
import { afterEach, describe, expect, it } from 'vitest';
import { ALPHAMETIC_TECHNIQUES, TECHNIQUES } from '#reckon/api.ts';
import { answerTo, loadEngine } from '../engine/built-engine';
import { language, LANGUAGES, words } from '../i18n';
import { EMPTY_BOARD, play, TEN, type Board } from './board';
import type { Letters } from './desk';
import {
  hintOf,
  isGentle,
  keptTogether,
  onlyDigitStep,
  placeSentence,
  sentence,
  type Named,
  type Step,
} from './hint';
import { ruledOutOf } from './marks';

const step = (some: Partial<Step>): Step => ({
  technique: 'last_digits',
  equations: [],
  column: null,
  because_of: [],
  changes: [{ letter: 'C', before: [2, 4, 8], after: [8] }],
  contradiction: false,
  ...some,
});

/** The fields that the engine gives beside the technique. */
const PARTS: Partial<Record<Step['technique'], Partial<Step>>> = {
  only_digit: { because_of: ['C'] },
  found_digit: { because_of: ['B'] },
  pair: { because_of: ['B', 'D'] },
  column: { cases: 8 },
  few_cases: { cases: 12 },
  many_cases: { cases: 1610 },
  refuted: { contradiction: true },
  answer: { changes: [] },
};

const nowhere: Named = { base: TEN, placesOf: () => [] };
/** A row of a grid, and a diagonal. */
const inGrid: Named = {
  base: TEN,
  placesOf: () => {
    const { place } = words().calcrostic;
    return [
      `${place({ kind: 'row', number: 1 })}, AB × C = DEA`,
      `${place({ kind: 'other', number: 1 })}, DEA ÷ B = BC`,
    ];
  },
};
const onPaper: Named = { base: TEN, placesOf: () => ['A + B = C', 'B + B = D'] };

/** With spaces that the eye can tell. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');

const said = (some: Partial<Step>, named = nowhere) =>
  plain(sentence(hintOf([step(some)], EMPTY_BOARD), named));

const placed = (some: Partial<Step>, named = nowhere) =>
  plain(placeSentence(hintOf([step(some)], EMPTY_BOARD), named));

afterEach(() => {
  language.value = 'en';
});

describe.each(LANGUAGES)('hints in the language %s', (one) => {
  it.each([
    ['in a grid', inGrid, TECHNIQUES],
    ['on paper', onPaper, ALPHAMETIC_TECHNIQUES],
  ] as const)('are sentences for every technique %s', (_board, named, techniques) => {
    language.value = one;
    const texts = [...techniques, 'only_digit' as const].map(
      (technique) => [technique, said({ technique, ...PARTS[technique] }, named)] as const,
    );
    for (const [technique, text] of texts) {
      expect(text).toMatch(/^[A-ZÀÉÎ].*\.$/);
      expect(text).not.toMatch(/undefined|null|\[object|,,/);
      const idea = placed({ technique, ...PARTS[technique] }, named);
      expect(idea).toMatch(/^[A-ZÀÉÎ].*\.$/);
      expect(idea).not.toMatch(/undefined|null|\[object|,,|C is 8|C vaut 8/);
      if (technique !== 'answer') {
        expect(text).toContain(one === 'en' ? 'C is 8' : 'C vaut 8');
      }
    }
    expect(Object.fromEntries(texts)).toMatchSnapshot();
  });
});

describe('hints', () => {
  it('make one statement about several letters', () => {
    const changes = ['A', 'B', 'D'].map((letter) => ({
      letter,
      before: [0, 1, 2, 3, 4],
      after: [1, 2, 3, 4],
    }));
    expect(said({ technique: 'leading_digit', changes })).toBe(
      'No number begins with 0. So A, B and D are not 0.',
    );
    language.value = 'fr';
    expect(said({ technique: 'leading_digit', changes })).toBe(
      'Aucun nombre ne commence par 0. Donc A, B et D ne valent pas 0.',
    );
  });

  it('name what is left, or what is not, whichever is shorter', () => {
    expect(said({ changes: [{ letter: 'A', before: [1, 2, 3, 4, 5], after: [2, 3] }] })).toContain(
      '. So A is 2 or 3.',
    );
    expect(
      said({ changes: [{ letter: 'A', before: [1, 2, 3, 4, 5], after: [1, 3, 4] }] }),
    ).toContain('. So A is not 2 or 5.');
  });

  it('cast out other numbers than nines in other bases', () => {
    expect(said({ technique: 'digit_sums' }, { ...inGrid, base: 12 })).toMatch(
      /^Look at the remainders of row 1, AB × C = DEA, when divided by 11\. The equation must be right for them too\. So /,
    );
  });

  it('say where it goes wrong, and write nothing there', () => {
    const dead = { contradiction: true, changes: [{ letter: 'A', before: [1, 2], after: [] }] };
    expect(said(dead, inGrid)).toBe(
      'Look at row 1, AB × C = DEA. Here it goes wrong: no digit is left for A.',
    );
    const several = ['A', 'B'].map((letter) => ({ letter, before: [1, 2], after: [] }));
    expect(said({ contradiction: true, changes: several })).toBe(
      'Here it goes wrong: no digit is left for A and B.',
    );
    expect(said({ contradiction: true, changes: [] })).toBe(
      'Here it goes wrong: that is impossible.',
    );
    expect(hintOf([step({ contradiction: true })], EMPTY_BOARD).applicable).toBe(false);
  });

  it('know what can be written down', () => {
    const { left, applicable } = hintOf([step({})], EMPTY_BOARD);
    expect(left).toEqual({ C: [8] });
    expect(applicable).toBe(true);
    expect(hintOf([step({ changes: [] })], EMPTY_BOARD).applicable).toBe(false);
  });

  it('see by themselves that only one digit is left', () => {
    const left = (...digits: number[]) =>
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !digits.includes(digit));
    expect(onlyDigitStep({ A: left(1, 2), B: left(7) }, TEN)?.changes).toMatchObject([
      { letter: 'B', after: [7] },
    ]);
    expect(onlyDigitStep({ A: left(1, 2) }, TEN)).toBeUndefined();
  });

  it('leave out the steps of which the board has all', () => {
    const leading = step({
      technique: 'leading_digit',
      changes: [{ letter: 'S', before: [0, 1, 2], after: [1, 2] }],
    });
    const known = play(EMPTY_BOARD, { kind: 'cross', letter: 'S', digit: 0 });
    const taken = play(EMPTY_BOARD, { kind: 'assign', letter: 'O', digit: 0 });
    expect(hintOf([leading, step({})], EMPTY_BOARD).steps).toHaveLength(2);
    expect(hintOf([leading, step({})], known).steps).toHaveLength(1);
    expect(hintOf([leading, step({})], taken).steps).toHaveLength(1);
  });

  it('write nothing of a guess that is wrong, and lead on', () => {
    const changes = (digit: number) => [{ letter: 'E', before: [0, 5], after: [digit] }];
    const guess = step({ technique: 'guess', changes: changes(0) });
    const end = step({ technique: 'refuted', changes: changes(5), contradiction: true });
    const hint = hintOf([guess, end], EMPTY_BOARD);
    expect(hint.left).toEqual({ E: [5] });
    expect(hint.applicable).toBe(true);
    expect(plain(sentence(hint, nowhere))).toBe(
      'No simple step is left. If E is 0, there is a contradiction. So E is 5.',
    );
  });

  it('name where to look before they say what follows', () => {
    expect(placed({ technique: 'last_digits' }, inGrid)).toBe(
      'Look at the last digits of row 1, AB × C = DEA. They alone decide how the result ends.',
    );
    expect(isGentle(hintOf([step({})], EMPTY_BOARD))).toBe(true);
    const refuted = {
      technique: 'refuted' as const,
      changes: [{ letter: 'E', before: [0, 5], after: [5] }],
      contradiction: true,
    };
    expect(placed(refuted)).toBe(
      'No simple step is left. Suppose that E is 0, and see where it leads.',
    );
    language.value = 'fr';
    expect(placed(refuted)).toBe(
      'Aucun raisonnement simple ne permet d’avancer. Supposez que E vaut 0, et voyez où cela mène.',
    );
  });

  it.each([
    [
      'en',
      'last_digits',
      {},
      'Look at the last digits of row 1, AB × C = DEA, where B × C ends in A. They alone decide how the result ends.',
    ],
    [
      'fr',
      'last_digits',
      {},
      'Regardez les derniers chiffres dans la ligne 1, AB × C = DEA, où B × C se termine par A. Ce sont eux qui décident par quoi le résultat se termine.',
    ],
    [
      'en',
      'sizes',
      { A: 2, D: 1 },
      'In row 1, AB × C = DEA, that is 2B × C = 1E2, ask which numbers would be too large or too small. Their digits are out.',
    ],
    [
      'fr',
      'few_cases',
      { A: 2 },
      'Il ne reste que peu de possibilités pour la ligne 1, AB × C = DEA, soit 2B × C = DE2. Commencez par C, qui peut valoir 2, 4 ou 8.',
    ],
  ] as const)('show in %s the arithmetic of %s', (one, technique, digits, wanted) => {
    language.value = one;
    const equations = [{ index: 0, kind: 'row' as const, cells: [0, 1, 2], text: 'AB × C = DEA' }];
    const hint = hintOf([step({ technique, equations })], { ...EMPTY_BOARD, digits });
    expect(plain(placeSentence(hint, inGrid))).toBe(wanted);
  });

  it('show columns with what is carried into them, and the digits that steps before found', () => {
    const text = 'SEND + MORE = MONEY';
    const equations = [{ index: 0, kind: 'equation' as const, cells: [], text }];
    const found = [{ letter: 'M', before: [1, 2], after: [1] }];
    const steps = [
      step({ technique: 'carry', column: 5, equations, changes: found }),
      step({ technique: 'column', column: 4, equations, cases: 8 }),
      step({ technique: 'two_columns', column: 1, equations }),
    ];
    const named: Named = { base: TEN, placesOf: ({ column }) => [`column ${column}`] };
    const told = (say: typeof sentence) => plain(say(hintOf(steps, EMPTY_BOARD), named));
    const carry =
      'Look at column 5, where the carry alone makes M. Where 2 numbers are added, at most 1 is carried. So far, M can be 1 or 2. ';
    const column =
      'So far, C can be 2, 4 or 8. Keep only the digits that fit there, whatever is carried.';
    const together =
      'Look at column 1, ND + RE = EY, together. What one carries into the other must fit both. So far, C can be 2, 4 or 8.';
    expect(told(sentence)).toBe(
      `${carry}So M is 1. Look at column 4, S + 1 + carry = O. ${column} So C is 8. ${together} So C is 8.`,
    );
    expect(told(placeSentence)).toBe(
      `${carry}Look at column 4, S + M + carry = O. ${column} ${together}`,
    );
    language.value = 'fr';
    expect(told(sentence)).toContain(
      'Regardez column 4, S + 1 + retenue = O. Pour l’instant, C peut valoir 2, 4 ou 8. Ne gardez que les chiffres qui y conviennent, quelle que soit la retenue. Donc C vaut 8.',
    );
  });

  it('list the digits that are left of letters that have few', () => {
    const changes = [
      { letter: 'A', before: [1, 2, 3, 4, 5, 6], after: [2, 3, 4, 5, 6] },
      { letter: 'E', before: [0, 9], after: [9] },
      { letter: 'L', before: [1, 5, 7, 8], after: [5, 7, 8] },
    ];
    expect(placed({ technique: 'column', changes }, onPaper)).toBe(
      'Look at A + B = C. So far, E can be 0 or 9; L can be 1, 5, 7 or 8. Keep only the digits that fit there, whatever is carried.',
    );
    expect(placed({ technique: 'many_cases', cases: 132, changes }, onPaper)).toBe(
      'Try the 132 possibilities that are left for A + B = C. Begin with E, which can be 0 or 9.',
    );
    expect(said({ technique: 'column', cases: 180, changes: changes.slice(0, 1) }, onPaper)).toBe(
      'In A + B = C, some digits never work, whatever is carried and whatever the other letters can still be. So A is not 1.',
    );
  });

  it('show a digit that never works by the arithmetic with it', () => {
    const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
    const changes = [{ letter: 'B', before: digits, after: digits.slice(3) }];
    const equationOf = (text: string) => [{ index: 0, kind: 'equation' as const, cells: [], text }];
    const line = { technique: 'short_line', equations: equationOf('A + B = C'), changes } as const;
    const idea = 'In A + B = C, some digits never work, whatever the other letters can still be';
    expect(placed(line, onPaper)).toBe(`${idea}.`);
    expect(said(line, onPaper)).toBe(
      `${idea}. For example, A + 0 = C never works. So B is not 0, 1 or 2.`,
    );
    const column = {
      technique: 'column',
      column: 2,
      equations: equationOf('AB + BD = CE'),
      changes,
    } as const;
    expect(said(column, onPaper)).toContain('For example, A + 0 + carry = C never works.');
    language.value = 'fr';
    expect(said(line, onPaper)).toBe(
      'Dans A + B = C, certains chiffres sont impossibles, quels que soient les chiffres qui restent aux autres lettres. Par exemple, A + 0 = C n’est jamais juste. Donc B ne vaut ni 0, ni 1, ni 2.',
    );
  });

  it('know the largest carry of columns of two numbers and of three', () => {
    const equationOf = (text: string) => [{ index: 0, kind: 'equation' as const, cells: [], text }];
    const carried = (text: string) => {
      const changes = [{ letter: 'E', before: [0, 1, 2, 3, 4, 5], after: [0, 1, 2] }];
      return placed(
        { technique: 'carry', column: 2, equations: equationOf(text), changes },
        onPaper,
      );
    };
    expect(carried('SEND + MORE = MONEY')).toContain(
      'Where 2 numbers are added, at most 1 is carried, so only a few digits fit.',
    );
    expect(carried('TEN + TEN + FORTY = SIXTY')).toContain(
      'Where 3 numbers are added, at most 2 is carried',
    );
  });

  it('are whole at once where there is nothing to think about before', () => {
    expect(isGentle(hintOf([step({ technique: 'guess' })], EMPTY_BOARD))).toBe(false);
    expect(isGentle(hintOf([step({ changes: [] })], EMPTY_BOARD))).toBe(false);
  });

  it.each(LANGUAGES)('have no line that ends before a number or inside an equation: %s', (one) => {
    language.value = one;
    const equations = [{ index: 0, kind: 'row' as const, cells: [0, 1, 2], text: 'AB × C = DEA' }];
    const hint = hintOf([step({ equations })], { ...EMPTY_BOARD, digits: { A: 2 } });
    const named: Named = {
      base: TEN,
      placesOf: () => [
        `${words().calcrostic.place({ kind: 'row', number: 1 })}, ${keptTogether('AB × C = DEA')}`,
      ],
    };
    for (const text of [sentence(hint, named), placeSentence(hint, named)]) {
      expect(text).toMatch(/1, AB/);
      expect(text).not.toMatch(/[^,;.] \d|[+−×÷=] | [+−×÷=]/);
    }
  });

  it('keep short equations on one line', () => {
    expect(keptTogether('A + B = C')).toBe('A\u00a0+\u00a0B\u00a0=\u00a0C');
    expect(keptTogether('HUNDRED + HUNDRED = THOUSAND')).toBe(
      'HUNDRED +\u00a0HUNDRED =\u00a0THOUSAND',
    );
  });
});

describe('hints of the engine', async () => {
  const engine = await loadEngine();

  /** A puzzle: the letters to be found, and the question for the next steps. */
  interface Asked {
    letters: string[];
    mayShare?: string[];
    ask: (known: { given: Letters; ruled_out: Record<string, number[]> }) => {
      steps: readonly Step[];
    };
  }

  const gridAsked = (grid: string): Asked => ({
    letters: [...new Set(grid.match(/[A-Z]/g))],
    ask: (known) => answerTo(engine, 'calcrostic/hint', { grid, ...known }),
  });

  function puzzleAsked(puzzle: string, share = ''): Asked {
    const question = { puzzle, ...(share !== '' && { may_share: share }) };
    const { rows = [] } = answerTo(engine, 'alphametic/read', question).puzzle ?? {};
    const names = rows.flat().flatMap(({ cells }) => cells.filter((name) => name !== null));
    const letters = [...new Set(names)];
    return {
      letters,
      mayShare: letters.filter((name) => name.startsWith('.') || share.includes(name)),
      ask: (known) => answerTo(engine, 'alphametic/hint', { ...question, ...known }),
    };
  }

  /** Does what the hints say, from the empty board on, as long as they say something new. */
  function follow({ letters, mayShare = [], ask }: Asked): Letters {
    let board: Board = EMPTY_BOARD;
    while (letters.some((letter) => board.digits[letter] === undefined)) {
      const ruled_out = ruledOutOf(letters, board, mayShare);
      const obvious = onlyDigitStep(ruled_out, TEN);
      const steps = obvious ? [obvious] : ask({ given: board.digits, ruled_out }).steps;
      const { left, applicable } = hintOf(steps, board);
      if (!applicable) {
        break;
      }
      const after = play(board, { kind: 'narrow', left });
      expect(after, JSON.stringify(steps)).not.toEqual(board);
      board = after;
    }
    return board.digits;
  }

  it('solve grids one after the other', () => {
    const easy = 'AB × C = DEA\n+  × ÷ ÷ −\nAB × B = EF\n=  = = = =\nBC × A = EF';
    expect(follow(gridAsked(easy))).toEqual({ A: 2, B: 4, C: 8, D: 1, E: 9, F: 6 });
    const guessed = 'A × A = BC\n× + −\nA + D = EF\n= = =\nBC − EF = GC';
    expect(follow(gridAsked(guessed))).toEqual({ A: 8, B: 6, C: 4, D: 2, E: 1, F: 0, G: 5 });
  });

  it.each([
    { difficulty: 1 },
    { difficulty: 5 },
    { difficulty: 3, rows: 4, columns: 5 },
    { difficulty: 5, rows: 3, columns: 3 },
  ] as const)('solve new grids of every kind: %j', (wishes) => {
    const made = answerTo(engine, 'calcrostic/generate', { ...wishes, seed: 7, count: 2 });
    for (const { puzzle, ...others } of made.puzzles) {
      expect('letters' in others && others.letters).toEqual(follow(gridAsked(puzzle)));
    }
  });

  it.each([
    ['SEND + MORE = MONEY'],
    ['   ABC\n×   DE\n------\n  ADFG\n  BDG\n------\n  HEIG'],
    ['TEN + TEN + FORTY = SIXTY'],
    ['   .3.\n×   5.\n------\n   552\n  ...\n------\n  ....'],
    ['AB × C = DE; DE + FG = HI; J = A', 'J'],
  ])('lead to an answer, if there is one alone: %s', (puzzle, share = '') => {
    const asked = puzzleAsked(puzzle, share);
    const question = { puzzle, ...(share !== '' && { may_share: share }) };
    const given = follow(asked);
    const { outcome } = answerTo(engine, 'alphametic/grade', question).puzzles[0] ?? {};
    const isFull = asked.letters.every((letter) => given[letter] !== undefined);
    expect(isFull).toBe(outcome === 'one_answer');
    if (isFull) {
      const verified = answerTo(engine, 'alphametic/verify', { ...question, given });
      expect(verified.puzzles[0]?.correct).toBe(true);
    }
  });
});
