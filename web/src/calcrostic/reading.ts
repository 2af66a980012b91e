// SPDX-License-Identifier: MIT
/** Grids that people wrote, as the engine reads them. */
import { engine } from '../engine';
import type { EngineClient } from '../engine/client';
import type { Outcome } from '../engine/outcome';
import type { Answer } from '../engine/questions';
import type { GridResult } from './grid-fault';

/** Reads one grid; a solved one becomes the puzzle whose answer it is. */
export async function readGrid(
  text: string,
  client: Pick<EngineClient, 'ask'> = engine,
): Promise<Outcome<GridResult>> {
  const answer = await client.ask('calcrostic/read', { grid: text });
  return answer.ok ? { ok: true, value: resultOf(answer.value) } : answer;
}

/** Translates the answer into the terms of the page. */
export function resultOf({ grid, fault }: Answer<'calcrostic/read'>): GridResult {
  if (grid === null) {
    return { ok: false, fault: fault ?? { kind: 'nothing' } };
  }
  const { rows, columns, words, row_signs, column_signs, diagonal_signs } = grid;
  const signs = { rowSigns: row_signs, columnSigns: column_signs, diagonalSigns: diagonal_signs };
  return { ok: true, grid: { rows, columns, words, ...signs } };
}
