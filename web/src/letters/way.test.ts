// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { answerTo, loadEngine } from '../engine/built-engine';
import { wayOf, type ExplainedStep } from './way';

const step = (
  technique: ExplainedStep['technique'],
  changes: ExplainedStep['changes'],
  more: Partial<ExplainedStep> = {},
): ExplainedStep => ({
  technique,
  depth: 0,
  equations: [],
  column: null,
  because_of: [],
  changes,
  contradiction: false,
  ...more,
});

const found = step('sizes', [{ letter: 'C', before: [2, 4, 8], after: [8] }]);
const repeated = step('found_digit', [{ letter: 'B', before: [3, 4, 8], after: [3, 4] }]);
const guess = step('guess', [{ letter: 'B', before: [3, 4], after: [3] }]);
const inner = (some: ExplainedStep) => ({ ...some, depth: 1 });
const dead = inner(step('carry', [], { contradiction: true }));
const refuted = step('refuted', [{ letter: 'B', before: [3, 4], after: [4] }], {
  contradiction: true,
});
const answer = step('answer', []);

describe('the way to the answer', () => {
  it('leaves out what only repeats', () => {
    expect(wayOf([found, repeated, answer]).map(({ step }) => step)).toEqual([found, answer]);
  });

  it('has the refutation of a supposition beside what follows from it', () => {
    const taken = inner(step('found_digit', [{ letter: 'D', before: [1, 3], after: [1] }]));
    const known = inner(step('found_digit', [{ letter: 'E', before: [3, 5, 6], after: [5, 6] }]));
    expect(wayOf([guess, known, taken, dead, refuted, answer])).toEqual([
      {
        step: refuted,
        known: {},
        refutation: [
          { step: taken, known: { B: 3 } },
          { step: dead, known: { B: 3, D: 1 } },
        ],
      },
      { step: answer, known: { B: 4 }, refutation: [] },
    ]);
  });

  it('goes on from a supposition that is right', () => {
    const on = inner(found);
    const of = (steps: ExplainedStep[]) => wayOf(steps).map(({ step }) => step);
    expect(of([guess, on, inner(answer), refuted, dead])).toEqual([guess, on, inner(answer)]);
    expect(of([guess, on])).toEqual([guess, on]);
  });

  it('finds every letter of puzzles of all levels', async () => {
    const engine = await loadEngine();
    for (const difficulty of [1, 2, 3, 4, 5] as const) {
      const made = answerTo(engine, 'alphametic/generate', { seed: 3, difficulty, count: 2 });
      for (const { puzzle } of made.puzzles) {
        const [explained] = answerTo(engine, 'alphametic/explain', { puzzle }).puzzles;
        const way = wayOf(explained?.steps ?? []);
        const { solutions } = answerTo(engine, 'alphametic/solve', { puzzle });
        const letters = way
          .flatMap(({ step }) => step.changes)
          .flatMap(({ letter, after }) => (after.length === 1 ? [[letter, after[0]]] : []));
        expect(Object.fromEntries(letters)).toEqual(solutions?.[0]?.letters);
        expect(way.at(-1)?.step.technique).toBe('answer');
      }
    }
  });
});
