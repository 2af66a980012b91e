// SPDX-License-Identifier: MIT
/** Puzzles for tests, as the engine reads them. */
import { answerTo, loadEngine } from '../engine/built-engine';
import { asked, USUAL_CONDITIONS, type Conditions, type Puzzle } from './puzzle';

export const engine = await loadEngine();

export function puzzleOf(text: string, conditions: Partial<Conditions> = {}): Puzzle {
  const { puzzle, fault } = answerTo(
    engine,
    'alphametic/read',
    asked(text, { ...USUAL_CONDITIONS, ...conditions }),
  );
  if (puzzle === null) {
    throw new Error(`${text}: ${fault?.message ?? ''}`);
  }
  return puzzle;
}

export const SUM = puzzleOf('SEND + MORE = MONEY');
export const PRODUCT = puzzleOf('   ABC\n×   DE\n------\n  ADFG\n  BDG\n------\n  HEIG');
/** 138 × 54 = 7452 */
export const SKELETON = puzzleOf('   .3.\n×   5.\n------\n   552\n  ...\n------\n  ....');
