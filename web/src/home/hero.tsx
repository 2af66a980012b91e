// SPDX-License-Identifier: MIT
import { settingOf } from '../krypto/games';
import { PartOfPage } from '../krypto/part-of-page';
import { PlayTable } from '../krypto/play-table';
import { dayError, dealDay, handOf } from '../krypto/today';
import { ErrorNotice } from '../parts/notice';
import { PuzzleLink } from './day-puzzles';

/** The hand of the day on its table, which is played at once. */
export function Hero({ day }: { day: string }) {
  const dealt = handOf(day, 'krypto');
  const error = dayError.value;
  return (
    <section class="home-hero">
      <PuzzleLink kind="krypto" day={day} />
      {dealt !== undefined ? (
        <PartOfPage.Provider value={true}>
          <PlayTable key={day} hand={dealt.hand} setting={settingOf('krypto')} day={day} />
        </PartOfPage.Provider>
      ) : error === undefined ? (
        <div class="felt home-hero-waiting" />
      ) : (
        <ErrorNotice error={error} retry={() => void dealDay(day, 'krypto')} />
      )}
    </section>
  );
}
