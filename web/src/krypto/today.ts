// SPDX-License-Identifier: MIT
/** The hands of days: today's and those of days before. */
import { signal } from '@preact/signals';
import { isDay, today } from '../days/day';
import type { EngineError } from '../engine/outcome';
import { mergeLists } from '../storage/merging';
import { persisted, readEach } from '../storage/persisted';
import { listOf, only, readNumber, readText, recordOf } from '../storage/readers';
import { dealOfTheDay, RULES_OF_THE_DAY } from './dealing';
import { HAND_SIZE, linkTo, type Hand } from './hand';
import { savedGame } from './saved-games';

export interface DayHand {
  day: string;
  hand: Hand;
}

/** The number of hands that are remembered; dealing one again takes a moment. */
const REMEMBERED = 60;

const readCard = only(readNumber, (card) => card >= 0);

const readDayHand = recordOf<DayHand>({
  day: only(readText, isDay),
  hand: recordOf<Hand>({
    cards: only(listOf(readCard), ({ length }) => length === HAND_SIZE),
    objective: readCard,
  }),
});

/** The hands that were dealt, the last one last. */
const dealt = persisted<readonly DayHand[]>({
  name: 'krypto.days',
  version: 1,
  fallback: [],
  read: (kept) => readEach(kept, readDayHand),
  merge: mergeLists<DayHand>({
    keyOf: ({ day }) => day,
    join: (_before, older) => older,
    latestAt: 'end',
    most: REMEMBERED,
  }),
});

export const dayError = signal<EngineError | undefined>(undefined);

/** The hand of a day, if it has been dealt already. */
export function handOf(day: string): DayHand | undefined {
  return dealt.value.find((one) => one.day === day);
}

export function handOfToday(): DayHand | undefined {
  return handOf(today.value);
}

/** Returns whether the hand was begun but not finished. */
export function isUnderWay({ hand }: DayHand): boolean {
  const { moves, solved, gaveUp } = savedGame(linkTo(hand, RULES_OF_THE_DAY));
  return moves.length > 0 && !solved && !gaveUp;
}

/** Deals the hand of a day if it is not there yet. */
export async function dealDay(day: string): Promise<void> {
  if (dealt.peek().some((one) => one.day === day)) {
    return;
  }
  const outcome = await dealOfTheDay(day);
  if (outcome.ok) {
    const others = dealt.peek().filter((one) => one.day !== day);
    dealt.value = [...others.slice(-(REMEMBERED - 1)), { day, hand: outcome.value }];
  }
  dayError.value = outcome.ok ? undefined : outcome.error;
}
