// SPDX-License-Identifier: MIT
import { expect, it } from 'vitest';
import { answerTo, loadEngine } from '../engine/built-engine';
import { puzzleOfText } from './words-text';

it('is read as the engine reads it', async () => {
  const engine = await loadEngine();
  for (const puzzle of [
    'SEND + MORE = MONEY',
    'A + B = C',
    'ONE + ONE + TWO = FOUR',
    'VINGT + CINQ + CINQ = TRENTE',
    'AB × CD = EFG',
    'AB + C = DE; A + B = C',
    '  AB\n× CD\n----\n EFG\nHAB\n----\nIDFG',
    '  SEND\n+ MORE\n------\n MONEY',
    'A1 + B = 2A',
    '(AB + C) × D = EFG',
    'A. + B = .C',
  ]) {
    const { puzzle: read } = answerTo(engine, 'alphametic/read', { puzzle });
    const { rows, drawn, not_zero } = puzzleOfText(read?.puzzle ?? puzzle);
    expect(rows, puzzle).toEqual(read?.rows);
    expect(drawn, puzzle).toBe(read?.drawn);
    expect(not_zero, puzzle).toEqual([...(read?.not_zero ?? [])].sort());
  }
});
