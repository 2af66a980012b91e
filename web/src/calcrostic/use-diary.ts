// SPDX-License-Identifier: MIT
import { useEffect, useRef } from 'preact/hooks';
import { celebrate } from '../app/feedback';
import { localDay } from '../app/day';
import { dateOfDay } from '../app/daily';
import { note } from '../diary/diary';
import { elapsedTime } from '../letters/clock';
import { kindOf, preferences } from './kept';
import { addressOf } from './link';
import { level, table } from './table';

/** Notes in the diary how a puzzle ends while it is on the table. */
export function useDiary(): void {
  const laid = table.value;
  const code = laid?.game.code;
  const progress = laid?.progress;
  const open = useRef<string | undefined>(undefined);
  useEffect(() => {
    const game = table.peek()?.game;
    if (game === undefined || progress === undefined) {
      return;
    }
    if (progress === 'open') {
      open.current = game.code;
    } else if (open.current === game.code) {
      open.current = undefined;
      if (progress === 'solved') {
        celebrate();
      }
      const { hint, letter } = game.helps;
      note({
        kind: kindOf(game.code),
        address: addressOf(game.code),
        day: game.day === null ? null : localDay(dateOfDay(game.day)),
        outcome: progress,
        seconds: preferences.peek().clock ? Math.floor(elapsedTime(game) / 1000) : null,
        helps: hint + letter,
        level: level.peek() ?? null,
      });
    }
  }, [code, progress]);
}
