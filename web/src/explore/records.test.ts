// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { answerTo, loadEngine } from '../engine/built-engine';
import { RULE_SETS } from '../engine/questions';
import records from './records.json';

const engine = await loadEngine();

describe.each(RULE_SETS)('the records under %s rules', (rules) => {
  const { run, richest, single, deck } = records[rules];

  it('have a run that ends where it says', () => {
    const reached = (objective: number) =>
      answerTo(engine, 'krypto/grade', { cards: run.cards, objective, rules }).solvable;
    for (let objective = 1; objective <= run.length; objective += 1) {
      expect(reached(objective), `objective ${objective}`).toBe(true);
    }
    expect(reached(run.length + 1)).toBe(false);
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
