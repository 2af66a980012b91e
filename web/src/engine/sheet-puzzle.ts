// SPDX-License-Identifier: MIT
/** Puzzles by their codes, as they stand below them on sheets. */
import type { EngineClient } from './client';
import { CODE_LETTERS, PLAYED } from './kinds';
import { mapped, type Outcome } from './outcome';
import type { Answer } from './questions';

export type SheetPuzzle = Answer<'sheet/own'>['puzzle'];

/** The first sign of a code whose puzzle is played. */
const FIRST = PLAYED.map((kind) => CODE_LETTERS[kind]).join('');
const CODE = new RegExp(`^\\s*[${FIRST}][0-9A-Z]{2,4}(?:-[0-9A-Z]{1,5})+\\s*$`, 'i');

/** Whether a text can be a code, such as `K5762-9E8G0`; a word of an alphametic has no hyphen. */
export function isCode(text: string): boolean {
  return CODE.test(text) && /\d/.test(text);
}

/** Returns the puzzle of a code. */
export async function puzzleOfCode(
  code: string,
  client: Pick<EngineClient, 'ask'>,
): Promise<Outcome<SheetPuzzle>> {
  return mapped(await client.ask('sheet/own', { puzzle: code.trim() }), ({ puzzle }) => puzzle);
}
