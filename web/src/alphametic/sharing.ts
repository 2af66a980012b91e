// SPDX-License-Identifier: MIT
import { elapsedTime } from '../letters/clock';
import { levelText } from '../letters/result';
import { share, textToShare } from '../letters/sharing';
import { preferences } from './kept';
import { addressOf } from './link';
import { desk, level, table } from './table';
import { alphameticWords } from './words';

export async function sharePuzzle(): Promise<void> {
  const laid = table.value;
  if (laid === undefined) {
    return;
  }
  const { game, progress } = laid;
  const title = alphameticWords().share.puzzle(levelText(level.value));
  const time = preferences.value.clock ? elapsedTime(game) : undefined;
  const address = addressOf(game.code);
  await share(desk, textToShare(title, game, progress === 'solved', time, address));
}
