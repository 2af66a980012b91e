// SPDX-License-Identifier: MIT
import { useLayoutEffect, useRef } from 'preact/hooks';
import { celebrate } from '../parts/feedback';
import { note } from '../diary/diary';
import { elapsedTime } from './clock';
import type { Play } from './play';

/**
 * Notes in the diary how a game ends while it is on the desk; nothing of one that had ended
 * before. As long as it is not known how a game stands, there is no progress.
 */
export function useEnding(play: Play): void {
  const laid = play.desk.laid.value;
  const game = laid?.game;
  const progress = laid?.settled === true ? laid.progress : undefined;
  const open = useRef<string | undefined>(undefined);
  const ending = useRef(play);
  ending.current = play;
  const code = game?.code;
  useLayoutEffect(() => {
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
      // The clock has stopped, and written its last second down.
      const played = ending.current;
      const ended = played.desk.laid.peek()?.game;
      const timed = played.preferences.peek().clock;
      const helps = ended?.helps ?? { hint: 0, letter: 0, mistake: 0 };
      const entry = {
        ...played.entry(),
        address: `#/${played.view}/${code}`,
        level: played.desk.level.peek() ?? null,
        outcome: progress,
        seconds: timed ? Math.floor(elapsedTime(ended) / 1000) : null,
        helps: helps.hint + helps.letter + helps.mistake,
        letters: helps.letter,
        mistakes: helps.mistake,
      };
      note(entry, ended?.begun ?? null);
    }
  }, [code, progress]);
}
