import { signal } from '@preact/signals';
import { today } from '../app/day';
import type { EngineError } from '../engine/outcome';
import { isRecord, persisted } from '../storage/persisted';
import { dealOfTheDay, RULES_OF_THE_DAY } from './dealing';
import { HAND_SIZE, linkTo, type Hand } from './hand';
import { savedGame } from './saved-games';

export interface DayHand {
  day: string;
  hand: Hand;
}

/** The last hand of a day that was dealt; it need not be today's. */
const dealt = persisted<DayHand | undefined>({
  name: 'krypto.day',
  version: 1,
  fallback: undefined,
  read: readDayHand,
});

export const todayError = signal<EngineError | undefined>(undefined);

/** Today's hand, if it has been dealt already. */
export function handOfToday(): DayHand | undefined {
  return dealt.value?.day === today.value ? dealt.value : undefined;
}

/** Whether somebody has begun to play it and has not come to an end. */
export function isUnderWay({ hand }: DayHand): boolean {
  const { moves, solved, gaveUp } = savedGame(linkTo(hand, RULES_OF_THE_DAY));
  return moves.length > 0 && !solved && !gaveUp;
}

/** Deals today's hand if it is not there yet. */
export async function dealToday(): Promise<void> {
  const day = today.peek();
  if (dealt.peek()?.day === day) {
    return;
  }
  const outcome = await dealOfTheDay(day);
  if (outcome.ok) {
    dealt.value = { day, hand: outcome.value };
  }
  todayError.value = outcome.ok ? undefined : outcome.error;
}

function readDayHand(kept: unknown): DayHand | undefined {
  if (!isRecord(kept) || typeof kept['day'] !== 'string' || !isRecord(kept['hand'])) {
    return undefined;
  }
  const { cards, objective } = kept['hand'];
  const isCard = (card: unknown): card is number => typeof card === 'number' && card >= 0;
  return Array.isArray(cards) &&
    cards.length === HAND_SIZE &&
    cards.every(isCard) &&
    isCard(objective)
    ? { day: kept['day'], hand: { cards, objective } }
    : undefined;
}
