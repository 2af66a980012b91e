// SPDX-License-Identifier: MIT
import { dayNumber } from '../days/day';
import { progressOf } from '../calcrostic/game';
import { games } from '../calcrostic/kept';
import { addressOf, decodeGrid, sizeText } from '../calcrostic/link';
import { DAILY_GAMES } from '../engine/kinds';
import { words } from '../i18n';
import { handName } from '../krypto/notation';
import { handAt } from '../krypto/hand-at';
import { lastUnfinished } from '../krypto/saved-games';
import { handOf, linkToDay } from '../krypto/today';

/** The ways back to games that were begun, other than the puzzles of the day that is shown. */
export function Continue({ day }: { day: string }) {
  const { home, app } = words();
  const ofDay = DAILY_GAMES.map((game) => {
    const dealt = handOf(day, game);
    return dealt && linkToDay(dealt);
  });
  const hand = lastUnfinished((address) => !ofDay.includes(address));
  const calcrostic = games.value.find((game) => {
    const decoded = decodeGrid(game.code);
    return (
      game.day !== dayNumber(day) &&
      game.done > 0 &&
      decoded.ok &&
      progressOf(decoded.grid, game) === 'open'
    );
  });
  if (hand === undefined && calcrostic === undefined) {
    return null;
  }
  return (
    <section class="panel">
      <h2>{home.continue}</h2>
      <div class="home-continue">
        {hand !== undefined && (
          <a class="button" href={hand}>
            {nameOf(hand)}
          </a>
        )}
        {calcrostic !== undefined && (
          <a class="button" href={addressOf(calcrostic.code)}>
            {app.labelled(words().calcrostic.title, sizeText(calcrostic.code))}
          </a>
        )}
      </div>
    </section>
  );
}

/** `24: 3 3 8 8 : 24` */
function nameOf(address: string): string {
  const { app, home } = words();
  const linked = handAt(address);
  return linked === undefined
    ? address
    : app.labelled(home.kinds[linked.setting.game], handName(linked.hand));
}
