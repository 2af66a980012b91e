// SPDX-License-Identifier: MIT
/** How a game went, in words for a friend. */
import type { Level } from '../app/daily';
import { words } from '../i18n';
import { timeText } from './clock';
import type { LetterGame } from './game';

/** `solved in 4:05, 2 hints`; the time in milliseconds, nothing if the clock is off. */
export function resultText({ helps }: LetterGame, elapsed: number | undefined): string {
  const { share } = words().letters;
  const asked = [
    ...(helps.hint > 0 ? [share.hints(helps.hint)] : []),
    ...(helps.letter > 0 ? [share.letters(helps.letter)] : []),
  ];
  return [
    elapsed === undefined ? share.solvedPlain : share.solved(timeText(elapsed)),
    ...(asked.length > 0 ? asked : [share.noHelp]),
  ].join(', ');
}

export function levelText(level: Level | undefined): string {
  const { letters } = words();
  return level === undefined ? letters.levelUnknown : letters.level(level);
}
