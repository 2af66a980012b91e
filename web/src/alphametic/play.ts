// SPDX-License-Identifier: MIT
import type { Play } from '../letters/play';
import { arrive, layNew } from './arrival';
import { chooseLetter, move } from './choosing';
import { actOn, prefer, preferences } from './kept';
import { addressOf } from './link';
import { desk, helper, seat, table } from './table';
import { alphameticWords } from './words';

/** Alphametics as a game of letters. */
export const PLAY: Play = {
  view: 'alphametic',
  desk,
  helper,
  preferences,
  prefer,
  move: (direction) => move(seat, direction),
  choose: (letter) => chooseLetter(seat, letter),
  hint: () => void helper.hint(),
  arrive,
  actOn,
  title: () => alphameticWords().title,
  entry: () => ({ kind: 'alphametic', day: dayLaid(), isEasy: false }),
  address: () => {
    const address = addressOf(table.value?.game.code ?? '');
    const day = dayLaid();
    return day === null ? address : `${address}${address.includes('?') ? '&' : '?'}day=${day}`;
  },
  layHarder: (level) => void layNew(level),
};

/** The day of the puzzle on the table, if it is one of a day. */
export function dayLaid(): string | null {
  return table.value?.game.day ?? null;
}
