// SPDX-License-Identifier: MIT
/** Codes of puzzles, as they stand below them on sheets. */
import type { EngineClient } from '../engine/client';
import { mapped, type Outcome } from '../engine/outcome';
import type { Rules, Answer } from '../engine/questions';
import { formOf } from './verdict';
import type { Found } from './found';

type Client = Pick<EngineClient, 'ask'>;
export type SheetPuzzle = Answer<'sheet/own'>['puzzle'];

/** Whether a text can be a code, such as `K5762-9E8G0`; a word of an alphametic has no hyphen. */
export function isCode(text: string): boolean {
  return /^\s*[KCNA4TH][0-9A-Z]{2,4}(?:-[0-9A-Z]{1,5})+\s*$/i.test(text) && /\d/.test(text);
}

/** Returns the puzzle of a code. */
export async function puzzleOfCode(code: string, client: Client): Promise<Outcome<SheetPuzzle>> {
  return mapped(await client.ask('sheet/own', { puzzle: code.trim() }), ({ puzzle }) => puzzle);
}

/** Returns a puzzle as a sheet takes it, if it is one that sheets can have. */
export async function onSheet(
  { kind, text, code }: Pick<Found, 'kind' | 'text' | 'code'>,
  rules: Rules | undefined,
  client: Client,
): Promise<Outcome<SheetPuzzle>> {
  const form = formOf({ kind, text, ...(code !== undefined && { code }) });
  const question = {
    puzzle: text,
    kind: form,
    ...(form === 'krypto' && rules !== undefined && { rules }),
  };
  return mapped(await client.ask('sheet/own', question), ({ puzzle }) => puzzle);
}
