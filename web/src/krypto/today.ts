import { signal } from '@preact/signals';
import type { EngineError } from '../engine/outcome';
import { isRecord, persisted } from '../storage/persisted';
import { dealOfTheDay, localDay } from './dealing';
import { HAND_SIZE, type Hand } from './hand';

interface DayHand {
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

export const today = signal(localDay(new Date()));
export const todayError = signal<EngineError | undefined>(undefined);

/** Today's hand, if it has been dealt already. */
export function handOfToday(): DayHand | undefined {
  return dealt.value?.day === today.value ? dealt.value : undefined;
}

/** Looks at the calendar, and deals if today's hand is not there yet. */
export async function lookAtCalendar(): Promise<void> {
  const day = localDay(new Date());
  today.value = day;
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
