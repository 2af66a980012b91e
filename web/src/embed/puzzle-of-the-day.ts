// SPDX-License-Identifier: MIT
/** The puzzle of the day, from an engine that knows nothing else. */
import { readAnswer } from '#reckon/errors.ts';
import { EngineModule } from '#reckon/module.ts';
import engineAddress from '../../../build/wasm/reckon-today.wasm?url';
import { FIRST_DAY } from '../days/calendar';
import type { Daily } from '../engine/kinds';
import type { Answer } from '../engine/questions';
import { ofGrid, type Puzzle } from './list';

/** One for all components of a page. */
let loading: Promise<EngineModule> | undefined;

async function loadEngine(): Promise<EngineModule> {
  const response = await fetch(engineAddress);
  if (!response.ok) {
    throw new Error(`${engineAddress}: ${response.status}`);
  }
  return EngineModule.load(response);
}

async function ask(kind: Daily, date: string): Promise<Answer<'today'>> {
  loading ??= loadEngine();
  try {
    const engine = await loading;
    const answer: Answer<'today'> = readAnswer(
      engine.answer('today', JSON.stringify({ date, kind })),
    );
    return answer;
  } catch (error) {
    loading = undefined; // not loaded, or crashed: the next attempt starts over
    throw error;
  }
}

/** The puzzle that this day has everywhere; throws if the engine cannot be had. */
export async function puzzleOfTheDay(kind: Daily, date: string): Promise<Puzzle | undefined> {
  if (date < FIRST_DAY) {
    return undefined;
  }
  const [puzzle] = (await ask(kind, date)).puzzles;
  if (puzzle !== undefined && 'objective' in puzzle) {
    const { cards, objective, rules, level } = puzzle;
    return { kind: puzzle.kind, level, hand: { cards, objective }, rules };
  }
  return puzzle && ofGrid(puzzle.kind, puzzle.puzzle, puzzle.level);
}
