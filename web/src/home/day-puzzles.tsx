// SPDX-License-Identifier: MIT
import { dayNumber } from '../days/day';
import { levelOfDay } from '../days/daily';
import { gameOfDay } from '../calcrostic/kept';
import { addressOfDay } from '../diary/dailies';
import { diary, entryOfDay } from '../diary/diary';
import { dailyOf, type Daily } from '../engine/kinds';
import { words } from '../i18n';
import { Stars } from '../krypto/difficulty';
import { clockText } from '../parts/clock';
import { handOf, isUnderWay } from '../krypto/today';
import { isGame, Miniature } from './miniature';

/** The puzzles of a day besides the hand that lies on the table. */
export function DayPuzzles({ day }: { day: string }) {
  return (
    <ul class="day-puzzles">
      {dailyOf(day)
        .filter((kind) => kind !== 'krypto')
        .map((kind) => (
          <li key={kind}>
            <PuzzleLink kind={kind} day={day} />
          </li>
        ))}
    </ul>
  );
}

/** The way to a puzzle of a day, with how far the player has come with it. */
export function PuzzleLink({ kind, day }: { kind: Daily; day: string }) {
  const { home, krypto } = words();
  const level = levelOfDay(dayNumber(day));
  return (
    <a class="day-puzzle" href={addressOfDay(kind, day)} data-state={stateOf(kind, day)}>
      {kind !== 'krypto' && <Miniature kind={kind} day={day} />}
      <span class="day-puzzle-name">{home.kinds[kind]}</span>{' '}
      <span class="day-puzzle-says">{home.says[kind]}</span>{' '}
      <span class="day-puzzle-level">
        <Stars level={level} />
        <span class="visually-hidden">{krypto.difficulty(level)}</span>
      </span>
      <span class="day-puzzle-state">{stateText(kind, day)}</span>
    </a>
  );
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
