// SPDX-License-Identifier: MIT
import { today } from '../days/day';
import { diary, streakBy } from '../diary/diary';
import { words } from '../i18n';
import { handOver } from '../parts/hand-over';
import { linkToPlace, shareText, type Helps } from '../result/share-text';
import { elapsedTime } from './clock';
import type { OnDesk } from './desk';
import type { LetterGame } from './game';
import type { Play } from './play';

/** The help that counts: checks that find no mistake reveal nothing. */
export function helpsOf({ helps }: LetterGame): Helps {
  return { hints: helps.hint, letters: helps.letter, mistakes: helps.mistake };
}

/** The seconds that count, unless the clock is off. */
export function secondsOf(play: Play, game: LetterGame): number | undefined {
  return play.preferences.value.clock ? Math.floor(elapsedTime(game) / 1000) : undefined;
}

/** Returns the text for a friend: the puzzle, the result if it is solved, and the link. */
export function textOf(play: Play, { game }: OnDesk, solved: boolean): string {
  const { kind, day } = play.entry();
  const went = {
    seconds: secondsOf(play, game),
    helps: helpsOf(game),
    days: streakBy(diary.value, day, today.value),
  };
  return shareText(
    {
      game: words().home.kinds[kind],
      day,
      level: play.desk.level.value,
      ...(solved && { went }),
      link: linkToPlace(play.address()),
    },
    words(),
  );
}

/** Hands it to the system's own way of sharing, to the clipboard, or to the player. */
export async function share(play: Play): Promise<void> {
  const { laid, note } = play.desk;
  if (laid.value === undefined) {
    return;
  }
  const text = textOf(play, laid.value, false);
  const copied = await handOver(text);
  if (copied !== undefined) {
    note.value = { kind: 'shared', text, copied };
  }
}
