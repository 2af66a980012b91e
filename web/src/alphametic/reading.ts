// SPDX-License-Identifier: MIT
/** Puzzles that people wrote, as the engine reads them. */
import { engine } from '../engine';
import type { EngineClient } from '../engine/client';
import type { Outcome } from '../engine/outcome';
import { asked, isOpen, type Conditions, type Puzzle } from './puzzle';
import { alphameticWords } from './words';

/** A fault in the text of a puzzle. */
export interface Fault {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

export type Reading = { ok: true; puzzle: Puzzle } | { ok: false; fault: Fault };

export async function readPuzzle(
  text: string,
  conditions: Conditions,
  client: Pick<EngineClient, 'ask'> = engine,
): Promise<Outcome<Reading>> {
  const answer = await client.ask('alphametic/read', asked(text, conditions));
  if (!answer.ok) {
    return answer;
  }
  const { puzzle, fault } = answer.value;
  if (puzzle?.rows.flat().some(isOpen) === true) {
    return { ok: true, value: { ok: true, puzzle } };
  }
  const nothing = { line: 1, column: 1, message: alphameticWords().nothingToFind };
  return { ok: true, value: { ok: false, fault: fault ?? nothing } };
}

export function faultText({ line, column, message }: Fault): string {
  return alphameticWords().fault(line, column, message);
}
