// SPDX-License-Identifier: MIT
import { dayNumber } from '../days/day';
import { progressOf } from '../calcrostic/game';
import { games } from '../calcrostic/kept';
import { addressOf, decodeGrid, sizeText } from '../calcrostic/link';
import { words } from '../i18n';
import { handText, parseLink } from '../krypto/hand';
import { lastUnfinished } from '../krypto/saved-games';
import { handOf } from '../krypto/today';
import { linkTo } from '../krypto/hand';
import { RULES_OF_THE_DAY } from '../krypto/dealing';
import { readPlace } from '../address/router';

/** The ways back to games that were begun, other than the puzzles of the day that is shown. */
export function Continue({ day }: { day: string }) {
  const { home, app } = words();
  const dealt = handOf(day);
  const ofDay = dealt && linkTo(dealt.hand, RULES_OF_THE_DAY);
  const krypto = lastUnfinished((address) => address !== ofDay);
  const calcrostic = games.value.find((game) => {
    const decoded = decodeGrid(game.code);
    return (
      game.day !== dayNumber(day) &&
      game.done > 0 &&
      decoded.ok &&
      progressOf(decoded.grid, game) === 'open'
    );
  });
  if (krypto === undefined && calcrostic === undefined) {
    return null;
  }
  return (
    <section class="panel">
      <h2>{home.continue}</h2>
      <div class="home-continue">
        {krypto !== undefined && (
          <a class="button" href={krypto}>
            {app.labelled(home.kinds.krypto, handOfAddress(krypto))}
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

function handOfAddress(address: string): string {
  const { parts, query } = readPlace(address);
  const read = parseLink(parts, query.get('rules'));
  return read.ok ? handText(read.value.hand) : address;
}
