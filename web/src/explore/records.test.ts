// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { answerTo, loadEngine } from '../engine/built-engine';
import { RULE_SETS } from '../engine/questions';
import records from './records.json';

const engine = await loadEngine();
const MOST_ASKED = 400;

describe.each(RULE_SETS)('the records under %s rules', (rules) => {
  const { runs, richest, single, deck } = records[rules];

  // The page asks for six cards at most.
  const short = runs.filter(({ cards }) => cards.length <= 6);
  it.each(short)('have a run that ends where it says, with $cards', ({ cards, length }) => {
    const reached = (objective: number) =>
      answerTo(engine, 'krypto/grade', { cards, objective, rules }).solvable;
    // All objectives of five cards, and the largest of more.
    for (let objective = Math.max(1, length - MOST_ASKED); objective <= length; objective += 1) {
      expect(reached(objective), `objective ${objective}`).toBe(true);
    }
    expect(reached(length + 1)).toBe(false);
  });

  it('have games with as many solutions', () => {
    const grade = ({ cards, objective }: { cards: number[]; objective: number }) =>
      answerTo(engine, 'krypto/grade', { cards, objective, rules });
    expect(grade(richest)).toMatchObject({ distinct: richest.solutions });
    expect(grade(single)).toMatchObject({ distinct: 1, needs: { largest: single.needs } });
  });

  it('have a deck that is better, with another card', () => {
    expect(deck.share).toBeLessThan(deck.unchanged);
    expect(deck.added).not.toBe(deck.removed);
  });
});
