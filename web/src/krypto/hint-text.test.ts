// SPDX-License-Identifier: MIT
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { answerTo, loadEngine } from '../engine/built-engine';
import type { Step } from '../engine/questions';
import { language } from '../i18n';
import { hintOf } from './hint-text';
import { ideaOf } from './idea';

const engine = await loadEngine();
const before = language.value;
afterEach(() => {
  language.value = before;
});

function stepsOf(cards: number[], objective: number): readonly Step[] {
  return answerTo(engine, 'krypto/next', { numbers: cards, objective, rules: 'house' }).steps;
}

function said(cards: number[], objective: number): string[] {
  const steps = stepsOf(cards, objective);
  const hand = { cards, objective };
  return (['nudge', 'pair', 'step'] as const).map((rung) => hintOf(rung, steps, hand).text);
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('hints', () => {
  it('say how the way ends, and with which operation it begins', () => {
    const [nudge = '', pair, step = ''] = said([6, 1, 3], 24);
    expect(plain(nudge)).toBe('Keep 6 for the end: 6 × ? = 24. Try adding first.');
    expect(pair).toMatch(/^Combine [13] and [13]\.$/);
    expect(plain(step)).toMatch(/^Try [13] \+ [13]\. Then (6 × 4|4 × 6) = 24\.$/);
    language.value = 'fr';
    expect(plain(said([6, 1, 3], 24)[0] ?? '')).toBe(
      'Gardez 6 pour la fin : 6 × ? = 24. Essayez d’abord une addition.',
    );
  });

  it('say that two results meet at the end', () => {
    const [nudge = ''] = said([10, 1, 13, 4], 99);
    expect(nudge).toMatch(
      /^At the end, two results are multiplied to make 99\. Try \w+ing first\.$/,
    );
  });

  it('give no idea where one operation is left', () => {
    expect(said([6, 4], 24)).toEqual([
      'One multiplication is left.',
      expect.stringMatching(/^Combine [46] and [46]\.$/),
      expect.stringMatching(/^Try [46].×.[46]\.$/u),
    ]);
  });
});

it('keeps a card of the hand for an end that makes the objective', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 25 }), { minLength: 3, maxLength: 5 }),
      fc.integer({ min: 1, max: 25 }),
      (cards, objective) => {
        const steps = stepsOf(cards, objective);
        const idea = ideaOf(steps);
        const last = steps.at(-1);
        if (idea === undefined || last === undefined) {
          return;
        }
        expect(Number(last.result)).toBe(objective);
        expect(idea.operator).toBe(last.operator);
        const made = steps.slice(0, -1).map(({ result }) => result);
        if (idea.kept === undefined) {
          expect(made).toContain(last.left);
          expect(made).toContain(last.right);
        } else {
          expect(cards.map(String)).toContain(idea.kept);
          expect(last[idea.side]).toBe(idea.kept);
        }
      },
    ),
  );
});
