// SPDX-License-Identifier: MIT
import { localDay } from '../days/day';
import { dateOfDay } from '../days/daily';
import { useEnding } from '../letters/use-ending';
import { kindOf, preferences } from './kept';
import { addressOf } from './link';
import { level, table } from './table';

/** Notes in the diary how a puzzle ends while it is on the table. */
export function useGridEnding(): void {
  const laid = table.value;
  const game = laid?.game;
  useEnding(game, laid?.progress, preferences.value.clock, () => ({
    kind: kindOf(game?.code ?? ''),
    address: addressOf(game?.code ?? ''),
    day: typeof game?.day === 'number' ? localDay(dateOfDay(game.day)) : null,
    level: level.peek() ?? null,
  }));
}
