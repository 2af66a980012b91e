// SPDX-License-Identifier: MIT
/** How a game went, in words for a friend. */
import type { Level } from '../days/daily';
import { words } from '../i18n';
import { clockText } from '../parts/clock';
import { capital } from './follows';
import type { LetterGame } from './game';

/** `4:05` and `2 hints`; the time in milliseconds, nothing if the clock is off. */
export function resultText(game: LetterGame, elapsed: number | undefined): string[] {
  return [...(elapsed === undefined ? [] : [clockText(elapsed / 1000)]), ...helpTexts(game)];
}

/** Returns the facts about a solved game besides its time; days in a row, if they count. */
export function resultFacts(game: LetterGame, level: Level | undefined, days: number): string[] {
  return [
    ...(level === undefined ? [] : [levelText(level)]),
    ...helpTexts(game),
    ...(days > 0 ? [words().home.streak(days)] : []),
  ].map(capital);
}

function helpTexts({ helps }: LetterGame): string[] {
  const { share } = words().letters;
  const asked = [
    ...(helps.hint > 0 ? [share.hints(helps.hint)] : []),
    ...(helps.letter > 0 ? [share.letters(helps.letter)] : []),
  ];
  return asked.length > 0 ? asked : [share.noHelp];
}

export function levelText(level: Level | undefined): string {
  const { letters } = words();
  return level === undefined ? letters.levelUnknown : letters.level(level);
}
