// SPDX-License-Identifier: MIT
import { handOver } from '../parts/hand-over';
import { words } from '../i18n';
import { elapsedTime } from './clock';
import type { OnDesk } from './desk';
import type { Play } from './play';
import { resultText } from './result';

/** Returns the text for a friend: the puzzle, the result if it is solved, and the link. */
export function shareText(play: Play, { game }: OnDesk, solved: boolean): string {
  const { kind, day } = play.entry();
  const level = play.desk.level.value;
  const time = play.preferences.value.clock ? elapsedTime(game) : undefined;
  const first = [
    ['reckon', words().home.kinds[kind], ...(day === null ? [] : [day])].join(' '),
    ...(level === undefined ? [] : ['★'.repeat(level)]),
    ...(solved ? resultText(game, time) : []),
  ].join(' · ');
  const address = `#/${play.view}/${game.code}${day === null ? '' : `?day=${day}`}`;
  return [first, new URL(address, document.baseURI).href].join('\n');
}

/** Hands it to the system's own way of sharing, to the clipboard, or to the player. */
export async function share(play: Play): Promise<void> {
  const { laid, note } = play.desk;
  if (laid.value === undefined) {
    return;
  }
  const text = shareText(play, laid.value, laid.value.progress === 'solved');
  const copied = await handOver(text);
  if (copied !== undefined) {
    note.value = { kind: 'shared', text, copied };
  }
}
