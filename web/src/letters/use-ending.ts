// SPDX-License-Identifier: MIT
import { useEffect, useRef } from 'preact/hooks';
import { celebrate } from '../parts/feedback';
import { note, type Entry } from '../diary/diary';
import { elapsedTime } from './clock';
import type { LetterGame, Progress } from './game';

/** The parts of a diary entry that do not depend on how the game ended. */
type About = Pick<Entry, 'kind' | 'address' | 'day' | 'level'>;

/**
 * Notes in the diary how a game ends while it is on the table; nothing of one that had ended
 * before. As long as it is not known how a game stands, there is no progress.
 */
export function useEnding(
  game: LetterGame | undefined,
  progress: Progress | undefined,
  clock: boolean,
  about: () => About,
): void {
  const open = useRef<string | undefined>(undefined);
  const ending = useRef({ game, clock, about });
  ending.current = { game, clock, about };
  const code = game?.code;
  useEffect(() => {
    if (code === undefined || progress === undefined) {
      return;
    }
    if (progress === 'open') {
      open.current = code;
    } else if (open.current === code) {
      open.current = undefined;
      if (progress === 'solved') {
        celebrate();
      }
      const { game: ended, clock: timed, about: say } = ending.current;
      const helps = ended?.helps ?? { hint: 0, letter: 0 };
      note({
        ...say(),
        outcome: progress,
        seconds: timed ? Math.floor(elapsedTime(ended) / 1000) : null,
        helps: helps.hint + helps.letter,
      });
    }
  }, [code, progress]);
}
