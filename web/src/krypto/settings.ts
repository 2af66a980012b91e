import { RULE_SETS, type Rules } from '../engine/questions';
import { oneOf, persisted } from '../storage/persisted';

export const DECKS = ['56', '52'] as const;
export type Deck = (typeof DECKS)[number];

export const showsClock = persisted<boolean>({
  name: 'krypto.clock',
  version: 1,
  fallback: true,
  read: (kept) => (typeof kept === 'boolean' ? kept : undefined),
});

export const deck = persisted<Deck>({
  name: 'krypto.deck',
  version: 1,
  fallback: '56',
  read: oneOf(DECKS),
});

/** The rules under which the next hand is dealt; the hand of the day has its own. */
export const rulesOfNextHand = persisted<Rules>({
  name: 'krypto.rules',
  version: 1,
  fallback: 'house',
  read: oneOf(RULE_SETS),
});
