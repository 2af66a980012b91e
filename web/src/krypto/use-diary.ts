// SPDX-License-Identifier: MIT
import { useLayoutEffect, useState } from 'preact/hooks';
import { note } from '../diary/diary';
import { pointsFor } from './answer-text';
import type { Game } from './game';
import type { OfDay } from './of-day';
import { clockOf } from './settings';

/** Notes in the diary how the hand ends, if it has not ended before. */
export function useDiary(game: Game, { day, isEasy }: OfDay, level: number | undefined): void {
  const [wasRunning] = useState(game.isRunning);
  const { solved, gaveUp, answer } = game.state;
  useLayoutEffect(() => {
    if (wasRunning && (solved || gaveUp || answer !== null)) {
      const { seconds, hints, begun } = game.state;
      const { distance } = game;
      const entry = {
        kind: game.setting.game,
        address: game.address,
        day: day ?? null,
        isEasy,
        outcome: solved ? 'solved' : gaveUp ? 'given_up' : 'near',
        seconds: clockOf(game.setting.game).peek() ? seconds : null,
        helps: hints,
        level: level ?? null,
        points:
          solved || gaveUp || distance === undefined
            ? null
            : pointsFor(game.setting.game, distance),
      } as const;
      note(entry, begun);
    }
  }, [game, wasRunning, solved, gaveUp, answer, day, isEasy, level]);
}
