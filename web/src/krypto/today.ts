// SPDX-License-Identifier: MIT
/** The hands of days: today's and those of days before. */
import { signal } from '@preact/signals';
import { isDay, today } from '../days/day';
import type { EngineError } from '../engine/outcome';
import { mergeLists } from '../storage/merging';
import { persisted, readEach } from '../storage/persisted';
import { listOf, oneOf, only, readNumber, readText, recordOf } from '../storage/readers';
import { DAILY_GAMES, type DailyGame } from '../engine/kinds';
import { dealOfTheDay } from './dealing';
import { GAMES, settingOf } from './games';
import { linkTo, type Hand } from './hand';
import { isOver, savedGame } from './saved-games';

export interface DayHand {
  day: string;
  game: DailyGame;
  hand: Hand;
}

/** The number of hands that are remembered; dealing one again takes a moment. */
const REMEMBERED = 120;

const readCard = only(readNumber, (card) => card >= 0);

const readGameName = oneOf(DAILY_GAMES);

const readDayHand = only(
  recordOf<DayHand>({
    day: only(readText, isDay),
    // Krypto was alone once.
    game: (kept) => (kept === undefined ? 'krypto' : readGameName(kept)),
    hand: recordOf<Hand>({ cards: listOf(readCard), objective: readCard }),
  }),
  ({ game, hand }) => hand.cards.length === GAMES[game].mostCards,
);

/** The hands that were dealt, the last one last. */
const dealt = persisted<readonly DayHand[]>({
  name: 'krypto.days',
  version: 1,
  fallback: [],
  read: (kept) => readEach(kept, readDayHand),
  merge: mergeLists<DayHand>({
    keyOf: ({ day, game }) => `${day} ${game}`,
    join: (_before, older) => older,
    latestAt: 'end',
    most: REMEMBERED,
  }),
});

export const dayError = signal<EngineError | undefined>(undefined);

/** The hand of a day, if it has been dealt already. */
export function handOf(day: string, game: DailyGame = 'krypto'): DayHand | undefined {
  return dealt.value.find((one) => one.day === day && one.game === game);
}

export function handOfToday(game: DailyGame): DayHand | undefined {
  return handOf(today.value, game);
}

/** The address of the hand of a day as one that is played. */
export function linkToDay({ hand, game }: DayHand): string {
  return linkTo(hand, settingOf(game));
}

/** The day whose hand this is, as far as hands of days have been dealt; the latest of several. */
export function dayOf(hand: Hand, game: DailyGame): string | undefined {
  const days = dealt.value
    .filter((one) => one.game === game && linkToDay(one) === linkTo(hand, settingOf(game)))
    .map(({ day }) => day);
  return days.sort().at(-1);
}

/** Returns whether the hand was begun but not finished. */
export function isUnderWay(ofDay: DayHand): boolean {
  const saved = savedGame(linkToDay(ofDay));
  return saved.moves.length > 0 && !isOver(saved);
}

/** Deals the hand of a day if it is not there yet. */
export async function dealDay(day: string, game: DailyGame = 'krypto'): Promise<void> {
  const isSame = (one: DayHand) => one.day === day && one.game === game;
  if (dealt.peek().some(isSame)) {
    return;
  }
  const outcome = await dealOfTheDay(day, undefined, game);
  if (outcome.ok) {
    const others = dealt.peek().filter((one) => !isSame(one));
    dealt.value = [...others.slice(-(REMEMBERED - 1)), { day, game, hand: outcome.value }];
  }
  dayError.value = outcome.ok ? undefined : outcome.error;
}
