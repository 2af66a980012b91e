// SPDX-License-Identifier: MIT
import { handOver } from '../app/hand-over';
import { formatDay, words } from '../i18n';
import { elapsedTime } from '../letters/clock';
import { levelText, resultText } from '../letters/result';
import { dateOfDay } from '../app/daily';
import type { Game } from './game';
import { preferences } from './kept';
import { addressOf } from './link';
import { desk, level, table } from './table';

/** What is sent to a friend: what the puzzle is, how it went if it is solved, and the link. */
export function shareText(game: Game, solved: boolean): string {
  const { app, calcrostic } = words();
  const { share } = calcrostic;
  const title =
    game.day === null
      ? share.puzzle(levelText(level.value))
      : share.day(formatDay(dateOfDay(game.day)), levelText(level.value));
  const time = preferences.value.clock ? elapsedTime(game) : undefined;
  const link = new URL(addressOf(game.code), document.baseURI).href;
  return [solved ? app.labelled(title, resultText(game, time)) : title, link].join('\n');
}

/** Hands the text to the system's own way of sharing, to the clipboard, or to the player. */
export async function sharePuzzle(): Promise<void> {
  const laid = table.value;
  if (laid === undefined) {
    return;
  }
  const text = shareText(laid.game, laid.progress === 'solved');
  const copied = await handOver(text);
  if (copied !== undefined) {
    desk.note.value = { kind: 'shared', text, copied };
  }
}
