// SPDX-License-Identifier: MIT
/** Puzzles of pictures as sheets take them. */
import type { EngineClient } from '../engine/client';
import { mapped, type Outcome } from '../engine/outcome';
import type { Rules } from '../engine/questions';
import type { SheetPuzzle } from '../engine/sheet-puzzle';
import type { Found } from './found';
import { formOf } from './verdict';

/** Returns a puzzle as a sheet takes it, if it is one that sheets can have. */
export async function onSheet(
  { kind, text, code }: Pick<Found, 'kind' | 'text' | 'code'>,
  rules: Rules | undefined,
  client: Pick<EngineClient, 'ask'>,
): Promise<Outcome<SheetPuzzle>> {
  const form = formOf({ kind, text, ...(code !== undefined && { code }) });
  const question = {
    puzzle: text,
    kind: form,
    ...(form === 'krypto' && rules !== undefined && { rules }),
  };
  return mapped(await client.ask('sheet/own', question), ({ puzzle }) => puzzle);
}
