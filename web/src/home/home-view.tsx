// SPDX-License-Identifier: MIT
import { useEffect, useMemo } from 'preact/hooks';
import { dateOf, hasPuzzles, today } from '../days/day';
import { diary } from '../diary/diary';
import { Notice } from '../parts/notice';
import { Raised } from '../parts/raised';
import { place } from '../address/router';
import { formatDay, words } from '../i18n';
import { DealHand } from '../krypto/new-hand';
import { hasPlayed } from '../krypto/saved-games';
import { knowsGuide } from '../krypto/settings';
import { dealDay } from '../krypto/today';
import { DAILY_GAMES } from '../engine/kinds';
import { RUN_NAMES } from '../diary/runs';
import { Continue } from './continue';
import { DayPuzzles } from './day-puzzles';
import { Hero } from './hero';
import { Week } from './week';
import './home.css';

/** The puzzles to play: those of today, or of a chosen day. */
export function HomeView() {
  const { app, days, home } = words();
  const [chosen = today.value] = place.value.parts;
  const exists = hasPuzzles(chosen);
  const day = exists ? chosen : today.value;
  useEffect(() => {
    for (const game of DAILY_GAMES) {
      void dealDay(day, game); // the engine takes a moment to start
    }
  }, [day]);
  const isToday = day === today.value;
  // It stays as it is while the view is shown, so that nothing moves under the finger of a player.
  const isNewcomer = useMemo(hasDoneNothing, [place.value]);
  return (
    <div class="home">
      <header class="home-head">
        <h1>{isToday ? home.today : home.dayBefore}</h1>
        <p class="home-date">
          <Raised text={formatDay(dateOf(day))} />
        </p>
        {!isToday && (
          <a class="button" href="#/">
            {home.backToToday}
          </a>
        )}
        <Week key={day} day={day} />
      </header>
      {!exists && (
        <Notice role="alert">
          <p>{app.noSuchDay}</p>
        </Notice>
      )}
      {isToday && isNewcomer && (
        <p class="home-newcomer">
          {home.newcomer}{' '}
          <a class="button button-strong" href="#/krypto/learn">
            {words().guide.title}
          </a>
        </p>
      )}
      <div class="home-day">
        <Hero day={day} />
        <DayPuzzles day={day} />
        <div class="home-rest">
          <p class="small home-levels">
            {days.levels} <a href="#/record">{home.record}</a>
          </p>
          <Continue day={day} />
          <More />
        </div>
      </div>
    </div>
  );
}

/** Whether nothing has been learned, played or finished in this browser. */
function hasDoneNothing(): boolean {
  return !knowsGuide.peek() && !hasPlayed() && diary.peek().length === 0;
}

/** Ways to further puzzles. */
function More() {
  const { home } = words();
  return (
    <section class="home-play">
      <h2>{home.more}</h2>
      <div class="home-more">
        <DealHand />
        {RUN_NAMES.map((name) => (
          <a key={name} class="button" href={`#/${name}/run`}>
            {home.runs[name]}
          </a>
        ))}
        <a class="button" href="#/krypto/own">
          {home.ownHand}
        </a>
        <a class="button" href="#/calcrostic/new">
          {home.newGrid}
        </a>
        <a class="button" href="#/alphametic/new">
          {home.newAlphametic}
        </a>
      </div>
    </section>
  );
}
