// SPDX-License-Identifier: MIT
import { signal } from '@preact/signals';
import type { Ask, Rules } from '../engine/questions';

/** The games on view: those of a cell of a map, or more than that. */
export interface Filter {
  readonly rules: Rules;
  readonly objective?: number | undefined;
  readonly smallest?: number | undefined;
  readonly largest?: number | undefined;
}

export const LARGEST = 25;
export const ONE_TO_25: readonly number[] = Array.from({ length: LARGEST }, (_, i) => i + 1);

export const filter = signal<Filter>({ rules: 'house' });

/** Changes a filter. If the smallest card would exceed the largest, the other one gives way. */
export function narrow(before: Filter, change: Partial<Filter>): Filter {
  const after = { ...before, ...change };
  const { smallest, largest } = after;
  if (smallest === undefined || largest === undefined || smallest <= largest) {
    return after;
  }
  return 'smallest' in change ? { ...after, largest: smallest } : { ...after, smallest: largest };
}

/** Returns the question to the engine. */
export function gamesQuestion({ rules, ...rest }: Filter): Ask<'krypto/games'> {
  const given = Object.entries(rest).filter(([, value]) => value !== undefined);
  return { rules, ...(Object.fromEntries(given) as Partial<Record<keyof typeof rest, number>>) };
}
