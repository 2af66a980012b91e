import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { EngineModule } from '../engine/module';
import { language, LANGUAGES } from '../i18n';
import { gridText } from './grid-text';
import { loadEngine, P1, P1_ANSWER } from './grid-samples';
import { hintOf, sentence, settled } from './hint';
import { TECHNIQUES, type ReasoningStep, type StepLine } from './questions';

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

/** What the engine gives beside the technique. */
const PARTS: Partial<Record<(typeof TECHNIQUES)[number], Partial<ReasoningStep>>> = {
  leading_digit: { line: null },
  found_digit: { line: null, because: ['B'] },
  last_place: { line: null },
  pair: { line: null, because: ['B', 'D'] },
  two_lines: { other: DIAGONAL },
  guess: { line: null },
  refuted: { line: null },
  answer: { line: null, changes: [] },
};

const said = (some: Partial<ReasoningStep>) => sentence(hintOf(step(some), P1), P1);

afterEach(() => {
  language.value = 'en';
});

describe.each(LANGUAGES)('hints in the language %s', (one) => {
  it.each(TECHNIQUES)('are sentences for %s', (technique) => {
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

  it('tell how a guess ends', () => {
    const guess = (digit: number) =>
      step({
        technique: 'guess',
        line: null,
        changes: [{ letter: 'A', before: [2, 3, 5], after: [digit] }],
      });
    expect(settled(guess(2), P1_ANSWER).changes[0]?.after).toEqual([2]);
    expect(settled(guess(3), P1_ANSWER).changes[0]?.after).toEqual([2, 5]);
    expect(settled(step({}), P1_ANSWER)).toEqual(step({}));
  });
});

describe('hints of the engine', () => {
  let engine: EngineModule;
  beforeAll(async () => {
    engine = await loadEngine();
  });

  it('solve a puzzle one after the other', () => {
    const digits: Record<string, number> = {};
    let ruledOut: Record<string, number[]> = {};
    for (let i = 0; i < 40 && Object.keys(digits).length < 6; ++i) {
      const body = { grid: gridText(P1), given: digits, ruled_out: ruledOut };
      const { status, body: answer } = engine.answer('calcrostic/hint', JSON.stringify(body));
      expect(status, answer).toBe(200);
      const next = (JSON.parse(answer) as { step: ReasoningStep | null }).step;
      if (next === null) {
        break;
      }
      const { left } = hintOf(next, P1);
      for (const [letter, after] of Object.entries(left)) {
        const [only] = after;
        if (only !== undefined && after.length === 1) {
          digits[letter] = only;
          ruledOut = Object.fromEntries(
            Object.entries(ruledOut).filter(([other]) => other !== letter),
          );
        } else {
          ruledOut[letter] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((one) => !after.includes(one));
        }
      }
    }
    expect(digits).toEqual(P1_ANSWER);
  });
});
