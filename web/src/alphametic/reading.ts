// SPDX-License-Identifier: MIT
/** Puzzles that people wrote, as the engine reads them. */
import { engine } from '../engine';
import type { EngineClient } from '../engine/client';
import type { Outcome } from '../engine/outcome';
import type { AlphameticFault } from '../i18n/base/alphametics';
import { asked, isOpen, type Conditions, type Puzzle } from './puzzle';
import { alphameticWords } from './words';

export type Reading = { ok: true; puzzle: Puzzle } | { ok: false; fault: AlphameticFault };

const NOTHING_TO_FIND: AlphameticFault = {
  line: 1,
  column: 1,
  message: '',
  name: 'nothing_to_find',
};

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
  return { ok: true, value: { ok: false, fault: fault ?? NOTHING_TO_FIND } };
}

export function faultText(fault: AlphameticFault): string {
  return alphameticWords().fault(fault);
}
