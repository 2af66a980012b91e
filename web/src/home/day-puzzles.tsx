// SPDX-License-Identifier: MIT
import { dayNumber, today } from '../days/day';
import { levelOfDay } from '../days/daily';
import { gameOfDay } from '../calcrostic/kept';
import { diary, entryOfDay } from '../diary/diary';
import { DAILY_GAMES, dailyOf, type Daily, type DailyGame } from '../engine/kinds';
import { words } from '../i18n';
import { Stars } from '../krypto/difficulty';
import { GAMES } from '../krypto/games';
import { clockText } from '../parts/clock';
import { handOf, isUnderWay } from '../krypto/today';

/** Where the puzzle of a day is played. */
export function addressOfDay(kind: Daily, day: string): string {
  const isToday = day === today.value;
  switch (kind) {
    case 'krypto':
    case '24':
    case 'countdown':
      return isToday ? `#/${kind}` : `#/${kind}/${day}`;
    case 'calcrostic':
      return `#/calcrostic/${isToday ? 'today' : day}`;
    case 'newspaper':
      return `#/calcrostic/${isToday ? 'today' : day}/newspaper`;
  }
}

/** The puzzles of a day, each with how far the player has come with it. */
export function DayPuzzles({ day }: { day: string }) {
  const { home } = words();
  const level = levelOfDay(dayNumber(day));
  return (
    <ul class="day-puzzles">
      {dailyOf(day).map((kind) => (
        <li key={kind}>
          <a class="day-puzzle" href={addressOfDay(kind, day)} data-state={stateOf(kind, day)}>
            <Picture kind={kind} day={day} />
            <span class="day-puzzle-name">{home.kinds[kind]}</span>
            <span class="day-puzzle-level">
              <Stars level={level} />
              <span class="visually-hidden">{words().krypto.difficulty(level)}</span>
            </span>
            <span class="day-puzzle-state">{stateText(kind, day)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function isGame(kind: Daily): kind is DailyGame {
  return DAILY_GAMES.some((game) => game === kind);
}

type State = 'new' | 'under_way' | 'solved' | 'near' | 'given_up';

function stateOf(kind: Daily, day: string): State {
  const entry = entryOfDay(diary.value, day, kind);
  if (entry !== undefined) {
    return entry.outcome;
  }
  if (isGame(kind)) {
    const dealt = handOf(day, kind);
    return dealt !== undefined && isUnderWay(dealt) ? 'under_way' : 'new';
  }
  const game = gameOfDay(dayNumber(day), kind);
  return game !== undefined && game.done > 0 ? 'under_way' : 'new';
}

function stateText(kind: Daily, day: string): string {
  const { home } = words();
  const state = stateOf(kind, day);
  const seconds = entryOfDay(diary.value, day, kind)?.seconds ?? undefined;
  return state === 'solved' && seconds !== undefined
    ? home.solvedIn(clockText(seconds))
    : home.states[state];
}

/** The hand as it lies there, or letters that stand for a calcrostic. */
function Picture({ kind, day }: { kind: Daily; day: string }) {
  if (!isGame(kind)) {
    const rows = kind === 'calcrostic' ? ['AB', 'C', 'DE'] : ['AB', 'CD', 'A', 'FE'];
    return (
      <span class="day-puzzle-picture" data-kind={kind} aria-hidden="true">
        {rows.map((word) => (
          <span key={word} class="how-to-word">
            {Array.from(word, (letter) => (
              <span key={letter} class="small-card">
                {letter}
              </span>
            ))}
          </span>
        ))}
      </span>
    );
  }
  const { mostCards, seconds } = GAMES[kind];
  // Where the time is short, it begins when the cards are seen.
  const hand = seconds === undefined ? handOf(day, kind)?.hand : undefined;
  return (
    <span class="day-puzzle-picture" data-kind="hand" aria-hidden="true">
      {Array.from({ length: mostCards }, (_, place) => (
        <span key={place} class="small-card">
          {hand?.cards[place] ?? ''}
        </span>
      ))}
      <span class="small-objective">{hand?.objective ?? ''}</span>
    </span>
  );
}
