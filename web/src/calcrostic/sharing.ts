// SPDX-License-Identifier: MIT
import { handOver } from '../app/hand-over';
import { formatDay, words } from '../i18n';
import { elapsedTime, timeText } from './clock';
import { dateOfDay } from '../app/daily';
import type { Game } from './game';
import { preferences } from './kept';
import { addressOf } from './link';
import { level, note, table } from './table';

/** What is sent to a friend: what the puzzle is, how it went if it is solved, and the link. */
export function shareText(game: Game, solved: boolean): string {
  const { app, calcrostic } = words();
  const { share } = calcrostic;
  const levelText =
    level.value === undefined ? calcrostic.levelUnknown : calcrostic.level(level.value);
  const title =
    game.day === null
      ? share.puzzle(levelText)
      : share.day(formatDay(dateOfDay(game.day)), levelText);
  const { hint, letter } = game.helps;
  const helps = [
    ...(hint > 0 ? [share.hints(hint)] : []),
    ...(letter > 0 ? [share.letters(letter)] : []),
  ];
  const result = [
    preferences.value.clock ? share.solved(timeText(elapsedTime())) : share.solvedPlain,
    ...(helps.length > 0 ? helps : [share.noHelp]),
  ].join(', ');
  const link = new URL(addressOf(game.code), document.baseURI).href;
  return [solved ? app.labelled(title, result) : title, link].join('\n');
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
    note.value = { kind: 'shared', text, copied };
  }
}
