// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { answerTo, loadEngine } from '../engine/built-engine';
import { symbolsOf } from '../engine/symbols';
import { relationOf, type Relation } from './relation';
import { wayOf, type ExplainedStep } from './way';

const of = (
  technique: string,
  text: string,
  { column = null, known = {}, base = 10 }: Partial<Parameters<typeof look>[2]> = {},
) => look(technique, text, { column, known, base });

function look(
  technique: string,
  text: string,
  { column, known, base }: { column: number | null; known: Record<string, number>; base: number },
): Relation | undefined {
  return relationOf({ technique, column, equations: [{ text }] }, known, base);
}

describe('the last digits', () => {
  const ends = (text: string, known: Record<string, number> = {}) => {
    const relation = of('last_digits', text, { known });
    return relation?.kind === 'ends'
      ? `${relation.left} ${relation.isDigit ? 'in' : 'like'} ${relation.right}`
      : relation;
  };

  it.each([
    ['AB × C = DEA', 'B × C in A'],
    ['A + BC = BD', 'A + C in D'],
    ['BC − F = E', 'F + E in C'],
    ['AB ÷ C = D', 'C × D in B'],
    ['AB = C × D', 'C × D in B'],
    ['AB + C − DE = F', 'B + C like E + F'],
    ['AB × C − D = EF', 'B × C like D + F'],
    ['AB × C + D = EF', 'B × C + D in F'],
    ['AB × 3 = C2', 'B × 3 in 2'],
    ['ÉB × C = DÉ', 'B × C in É'],
  ])('of %s', (text, wanted) => {
    expect(ends(text)).toBe(wanted);
  });

  it('have known digits instead of letters', () => {
    expect(ends('AB × C = DEA', { B: 4, D: 1 })).toBe('4 × C in A');
    expect(ends('AB × C = DEA', { A: 2, C: 8 })).toBe('B × 8 in 2');
  });

  it('are the equation itself where all numbers have one digit', () => {
    expect(ends('A × B = C')).toBeUndefined();
    expect(ends('A × B = C', { A: 2 })).toEqual({ kind: 'filled', text: '2 × B = C' });
  });

  it.each([
    'AB ÷ C + D = E',
    '(A + B) × C = DE',
    'A^B = CD',
    'AB < CD',
    '.A × B = C.',
    '−A + B = CD',
  ])('say nothing of %s', (text) => {
    expect(ends(text)).toBeUndefined();
  });
});

describe('a column', () => {
  const column = (text: string, at: number, known: Record<string, number> = {}, width = 1) => {
    const relation = of(width === 1 ? 'carry' : 'two_columns', text, { column: at, known });
    return relation?.kind === 'column'
      ? [...relation.addends, ...(relation.isCarriedInto ? ['…'] : [])].join(' + ') +
          ` = ${relation.result}`
      : relation;
  };

  it.each([
    [1, 'D + E = Y'],
    [2, 'N + R + … = E'],
    [4, 'S + M + … = O'],
    [5, '… = M'],
  ])('%i of a sum', (at, wanted) => {
    expect(column('SEND + MORE = MONEY', at)).toBe(wanted);
  });

  it('has known digits, and those that are written', () => {
    expect(column('SEND + MORE = MONEY', 4, { M: 1, S: 9 })).toBe('9 + 1 + … = O');
    expect(column('A4 + B = CD', 1)).toBe('4 + B = D');
  });

  it('of a difference is one of an addition', () => {
    expect(column('ABC − DE = FG', 2)).toBe('D + F + … = B');
    expect(column('ABC − DE = FG', 3)).toBe('… = A');
    expect(column('AB = CD + E', 1)).toBe('D + E = B');
  });

  it('stands beside another as numbers of two digits', () => {
    expect(column('SEND + MORE = MONEY', 1, { M: 1 }, 2)).toBe('ND + RE = EY');
    expect(column('SEND + MORE = MONEY', 3, { M: 1 }, 2)).toBe('SE + 1O + … = ON');
    expect(column('SEND + MORE = MONEY', 4, { M: 1 }, 2)).toBe('S + 1 + … = 1O');
  });

  it.each(['A × B = C', 'A + B = C + D', 'A + B − C = D', 'AB × C + D = EF'])(
    'is left as it is in %s',
    (text) => {
      expect(column(text, 1)).toBeUndefined();
    },
  );
});

describe('an equation', () => {
  it('is filled with the digits that are known, if there are any', () => {
    const known = { B: 1, F: 0, G: 9 };
    expect(of('sizes', 'BF + G = AH', { known })).toEqual({ kind: 'filled', text: '10 + 9 = AH' });
    expect(of('few_cases', '(A + B) × C = DE', { known: { C: 2 } })).toEqual({
      kind: 'filled',
      text: '(A + B) × 2 = DE',
    });
    expect(of('sizes', 'A + C = D', { known })).toBeUndefined();
  });

  it('says nothing where there are two or none, or digits beyond nine', () => {
    const known = { A: 1 };
    const equations = [{ text: 'A + B = C' }, { text: 'A + C = D' }];
    const looking = { technique: 'two_lines', column: null };
    expect(relationOf({ ...looking, equations }, known, 10)).toBeUndefined();
    expect(relationOf({ ...looking, equations: [] }, known, 10)).toBeUndefined();
    expect(of('sizes', 'A + B = C', { known, base: 12 })).toBeUndefined();
  });
});

describe('relations of puzzles of the engine', async () => {
  const engine = await loadEngine();
  type Letters = Record<string, number>;
  interface Made {
    answer: Letters;
    steps: readonly ExplainedStep[];
  }

  const paper = [
    { seed: 1, addends: 2 },
    { seed: 2, addends: 2 },
    { seed: 1, addends: 3 },
    { seed: 1, kind: 'multiplication' as const },
    { seed: 2, kind: 'multiplication' as const },
  ].flatMap((wish) =>
    answerTo(engine, 'alphametic/generate', { count: 20, ...wish }).puzzles.map(
      ({ puzzle, letters }): Made => ({
        answer: letters,
        steps: answerTo(engine, 'alphametic/explain', { puzzle }).puzzles[0]?.steps ?? [],
      }),
    ),
  );
  const grids = [
    { seed: 1 },
    { seed: 2 },
    { seed: 3 },
    { seed: 1, rows: 3, columns: 3 },
    { seed: 2, rows: 3, columns: 3 },
    { seed: 1, rows: 4, columns: 5, count: 5 },
  ].flatMap((wish) =>
    answerTo(engine, 'calcrostic/generate', { count: 20, ...wish }).puzzles.map((made): Made => ({
      answer: 'letters' in made ? made.letters : {},
      steps: answerTo(engine, 'calcrostic/steps', { grid: made.puzzle }).steps,
    })),
  );

  const numberOf = (word: string, answer: Letters) =>
    Number(
      symbolsOf(word)
        .map((symbol) => answer[symbol] ?? symbol)
        .join(''),
    );

  /** Works the signs out from the left, products first, as JavaScript does. */
  function valueOf(side: string, answer: Letters): number {
    const sums = side.split(/ (?=[+−] )/u);
    return sums.reduce((sum, part) => {
      const [, sign = '', product = ''] = /^([+−] )?(.*)$/u.exec(part) ?? [];
      const factors = product.split(/ (?=[×÷] )/u).map((factor) => ({
        divides: factor.startsWith('÷'),
        number: numberOf(factor.replace(/^[×÷] /u, ''), answer),
      }));
      const value = factors.reduce(
        (all, { divides, number }) => (divides ? all / number : all * number),
        1,
      );
      return sign === '− ' ? sum - value : sum + value;
    }, 0);
  }

  const holdsIn = (equation: string, answer: Letters) => {
    const [left = '', right = ''] = equation.split(' = ');
    return Math.abs(valueOf(left, answer) - valueOf(right, answer)) < 1e-9;
  };

  /** Returns what an addition carries into a column, from its numbers. */
  function carriedInto(equation: string, column: number, answer: Letters): number {
    const [left = '', right = ''] = equation.split(' = ');
    const terms = [
      ...left.split(/ (?=[+−] )/u),
      ...right
        .split(/ (?=[+−] )/u)
        .map((part) =>
          part.startsWith('− ') ? part.replace('−', '+') : `− ${part.replace(/^\+ /u, '')}`,
        ),
    ].map((part) => ({
      minus: part.startsWith('−'),
      number: numberOf(part.replace(/^[+−] /u, ''), answer),
    }));
    const minus = terms.filter((term) => term.minus);
    const addends = minus.length === 1 ? terms.filter((term) => !term.minus) : minus;
    const below = 10 ** (column - 1);
    return Math.floor(addends.reduce((sum, { number }) => sum + (number % below), 0) / below);
  }

  function holds(relation: Relation, step: ExplainedStep, answer: Letters): boolean {
    const equation = step.equations[0]?.text ?? '';
    switch (relation.kind) {
      case 'filled':
        return holdsIn(relation.text, answer);
      case 'ends':
        return valueOf(relation.left, answer) % 10 === valueOf(relation.right, answer) % 10;
      case 'column': {
        const column = step.column ?? 0;
        const sum = relation.addends.reduce((all, addend) => all + numberOf(addend, answer), 0);
        const carried = carriedInto(equation, column, answer);
        const modulus = 10 ** symbolsOf(relation.result).length;
        return (
          (relation.isCarriedInto || carried === 0) &&
          (sum + carried) % modulus === numberOf(relation.result, answer)
        );
      }
    }
  }

  const textOf = (relation: Relation) =>
    relation.kind === 'filled'
      ? relation.text
      : relation.kind === 'ends'
        ? `${relation.left} ${relation.right}`
        : [...relation.addends, relation.result].join(' ');

  it('hold for their answers, and give no digit away that follows', () => {
    const made = [...paper, ...grids];
    expect(made.length).toBeGreaterThanOrEqual(200);
    const counts = { filled: 0, ends: 0, column: 0 };
    for (const { answer, steps } of made) {
      for (const { step, known } of wayOf(steps)) {
        const relation = relationOf(step, known, 10);
        if (relation === undefined) {
          continue;
        }
        ++counts[relation.kind];
        const said = `${step.technique} ${step.equations[0]?.text ?? ''}: ${textOf(relation)}`;
        expect(holds(relation, step as ExplainedStep, answer), said).toBe(true);
        for (const [letter, digit] of Object.entries(known)) {
          expect(digit, said).toBe(answer[letter]);
          expect(symbolsOf(textOf(relation)), said).not.toContain(letter);
        }
        expect(
          step.changes.filter(({ letter }) => letter in known),
          said,
        ).toEqual([]);
      }
    }
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(200);
    // Most steps that look at an equation show something of it.
    const looking = made
      .flatMap(({ steps }) => wayOf(steps))
      .filter(({ step }) => step.equations.length === 1);
    expect(counts.filled + counts.ends + counts.column).toBeGreaterThan(looking.length * 0.7);
  });
});
