// SPDX-License-Identifier: MIT
import { handOver } from '../app/hand-over';
import { words } from '../i18n';
import { elapsedTime } from '../letters/clock';
import { levelText, resultText } from '../letters/result';
import { preferences } from './kept';
import { addressOf } from './link';
import { desk, level, table, type Table } from './table';
import { alphameticWords } from './words';

/** What is sent to a friend: what the puzzle is, how it went if it is solved, and the link. */
function shareText({ game, progress }: Table): string {
  const title = alphameticWords().share.puzzle(levelText(level.value));
  const time = preferences.value.clock ? elapsedTime(game) : undefined;
  const link = new URL(addressOf(game.code), document.baseURI).href;
  const first = progress === 'solved' ? words().app.labelled(title, resultText(game, time)) : title;
  return [first, link].join('\n');
}

/** Hands the text to the system's own way of sharing, to the clipboard, or to the player. */
export async function sharePuzzle(): Promise<void> {
  const laid = table.value;
  if (laid === undefined) {
    return;
  }
  const text = shareText(laid);
  const copied = await handOver(text);
  if (copied !== undefined) {
    desk.note.value = { kind: 'shared', text, copied };
  }
}
