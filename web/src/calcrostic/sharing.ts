// SPDX-License-Identifier: MIT
import { formatDay, words } from '../i18n';
import { elapsedTime } from '../letters/clock';
import { levelText } from '../letters/result';
import { share, textToShare } from '../letters/sharing';
import { dateOfDay } from '../days/daily';
import type { Game } from './game';
import { preferences } from './kept';
import { addressOf } from './link';
import { desk, level, table } from './table';

export function shareText(game: Game, solved: boolean): string {
  const { share: texts } = words().calcrostic;
  const title =
    game.day === null
      ? texts.puzzle(levelText(level.value))
      : texts.day(formatDay(dateOfDay(game.day)), levelText(level.value));
  const time = preferences.value.clock ? elapsedTime(game) : undefined;
  return textToShare(title, game, solved, time, addressOf(game.code));
}

export async function sharePuzzle(): Promise<void> {
  const laid = table.value;
  if (laid !== undefined) {
    await share(desk, shareText(laid.game, laid.progress === 'solved'));
  }
}
