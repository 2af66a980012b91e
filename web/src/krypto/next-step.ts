// SPDX-License-Identifier: MIT
/** The next step of the easiest way on from the cards on the table. */
import type { EngineClient } from '../engine/client';
import type { Outcome } from '../engine/outcome';
import type { Step } from '../engine/questions';
import type { Setting } from './games';
import type { Hand } from './hand';
import { isInteger, toText, type Rational } from './rational';
import { cardsOn, type Table } from './table';

/**
 * Asks for the next step; gives nothing if there is no way on. Where cards may be left over, a way
 * with fewer cards comes first. Cost: one question where all are used, else up to 120 short ones.
 */
export async function nextStep(
  engine: EngineClient,
  table: Table,
  { objective }: Hand,
  { rules, use }: Setting,
): Promise<Outcome<Step | undefined>> {
  const all = cardsOn(table).map(({ value }) => askable(value));
  for (const numbers of use === 'all' ? [all] : choices(all)) {
    const outcome = await engine.ask('krypto/next', { numbers, objective, rules });
    if (!outcome.ok) {
      return outcome;
    }
    const [step] = outcome.value.steps;
    if (step !== undefined) {
      return { ok: true, value: step };
    }
  }
  return { ok: true, value: undefined };
}

/** Every choice of two numbers or more, the shortest first. */
export function choices<One>(all: readonly One[]): One[][] {
  return Array.from({ length: 2 ** all.length }, (_, set) =>
    all.filter((_one, place) => Math.floor(set / 2 ** place) % 2 === 1),
  )
    .filter(({ length }) => length >= 2)
    .sort((a, b) => a.length - b.length);
}

/** Returns a number in the form that the engine takes: text beyond 2^53. */
function askable(value: Rational): number | string {
  const isPlain = isInteger(value) && Number.isSafeInteger(Number(value.numerator));
  return isPlain ? Number(value.numerator) : toText(value);
}
