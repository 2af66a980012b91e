// SPDX-License-Identifier: MIT
/** The easiest way on from the cards on the table. */
import type { EngineClient } from '../engine/client';
import { mapped, type Outcome } from '../engine/outcome';
import type { Step } from '../engine/questions';
import type { Setting } from './games';
import type { Hand } from './hand';
import { isInteger, toText, type Rational } from './rational';
import { cardsOn, type Table } from './table';

/** Asks for the steps of the easiest way on; gives none if there is no way on. */
export async function stepsOn(
  engine: EngineClient,
  table: Table,
  { objective }: Hand,
  { rules, use }: Setting,
): Promise<Outcome<readonly Step[]>> {
  const numbers = cardsOn(table).map(({ value }) => askable(value));
  const ways = await engine.ask('krypto/next', {
    numbers,
    objective,
    rules,
    ...(use === 'any' && { use }),
  });
  return mapped(ways, ({ steps }) => steps);
}

/** Returns a number in the form that the engine takes: text beyond 2^53. */
function askable(value: Rational): number | string {
  const isPlain = isInteger(value) && Number.isSafeInteger(Number(value.numerator));
  return isPlain ? Number(value.numerator) : toText(value);
}
