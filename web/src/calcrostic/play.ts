// SPDX-License-Identifier: MIT
import { dateOfDay } from '../days/daily';
import { localDay } from '../days/day';
import { addressOfEasy } from '../diary/dailies';
import { words } from '../i18n';
import type { Play } from '../letters/play';
import { arrive, layNew } from './arrival';
import { chooseLetter, move } from './choosing';
import { actOn, kindOf, prefer, preferences } from './kept';
import { addressOf } from './link';
import { desk, helper, seat, table } from './table';

/** Calcrostics as a game of letters. */
export const PLAY: Play = {
  view: 'calcrostic',
  desk,
  helper,
  preferences,
  prefer,
  move: (direction) => move(seat, direction),
  choose: (letter) => chooseLetter(seat, letter),
  hint: () => void helper.hint(),
  arrive,
  actOn,
  title: () => {
    const code = table.value?.game.code ?? '';
    const isNewspaper = code !== '' && kindOf(code) === 'newspaper';
    return isEasyLaid()
      ? words().days.easy.calcrostic
      : isNewspaper
        ? words().home.kinds.newspaper
        : words().calcrostic.title;
  },
  entry: () => {
    const day = dayLaid();
    return {
      kind: kindOf(table.value?.game.code ?? ''),
      day: day === undefined ? null : localDay(day),
      isEasy: isEasyLaid(),
    };
  },
  address: () => {
    const day = dayLaid();
    const date = day && localDay(day);
    const address = addressOf(table.value?.game.code ?? '');
    return date === undefined
      ? address
      : isEasyLaid()
        ? addressOfEasy('calcrostic', date)
        : `${address}?day=${date}`;
  },
  layHarder: (level) => void layNew(level),
};

/** Whether it is the easy puzzle of its day. */
function isEasyLaid(): boolean {
  return table.value?.game.isEasy === true;
}

/** The day of the puzzle on the table, if it is one of a day. */
export function dayLaid(): Date | undefined {
  const day = table.value?.game.day;
  return typeof day === 'number' ? dateOfDay(day) : undefined;
}
