// SPDX-License-Identifier: MIT
/** Games for two as a server describes them, for tests and pictures. */
import type { DuelPile, DuelRoom, RecordLine } from './protocol';
import { CODE, recordLine as line } from './match-samples';
import { DUEL_AS_PRINTED } from './wishes';

const FACE_DOWN: DuelPile = { holder: null, winner: null, cards: null };

/** A hand that makes 17: (14 + 8 − 21) × (19 − 2). */
export const CARDS = [8, 19, 14, 2, 21];

export function duelist(name: string, boxes: number[] = [], some: { left?: boolean } = {}) {
  const total = boxes.reduce((sum, box) => sum + box, 0);
  return { name, boxes, total, left: false, passed: false, ...some };
}

/** Ann, who is host, and Bob, before the cards are laid. */
export const DUEL_GATHERING: DuelRoom = {
  code: CODE,
  settings: { ...DUEL_AS_PRINTED, rounds: 3 },
  phase: 'gathering',
  game: 1,
  round: 1,
  additional: false,
  deal: 0,
  goal: null,
  players: [duelist('Ann'), duelist('Bob')],
  host: 0,
  piles: [],
  open: null,
  caller: null,
  called: null,
  hand: null,
  left_ms: null,
  winner: null,
  kept: true,
};

/** In the middle of the first round: Ann looks at hand 4, Bob at hand 9. */
export const DUEL_PLAYING: DuelRoom = {
  ...DUEL_GATHERING,
  phase: 'playing',
  deal: 1,
  goal: 17,
  players: [duelist('Ann', [2]), duelist('Bob', [1])],
  piles: Array.from({ length: 11 }, (_, index) => {
    const winner = [0, null, 1, null, null, null, 0][index] ?? null;
    const holder = index === 3 ? 0 : index === 8 ? 1 : null;
    const isSeen = winner !== null || holder === 0;
    return { ...FACE_DOWN, winner, holder, cards: isSeen ? CARDS : null };
  }),
};

/** The last hand lies open. */
export const DUEL_LAST: DuelRoom = {
  ...DUEL_PLAYING,
  players: [duelist('Ann', [6]), duelist('Bob', [4])],
  piles: Array.from({ length: 11 }, (_, index) => ({
    holder: null,
    winner: index === 10 ? null : index % 5 < 3 ? 0 : 1,
    cards: CARDS,
  })),
  open: 11,
};

export const DUEL_EXPLAINING: DuelRoom = {
  ...DUEL_PLAYING,
  phase: 'explaining',
  caller: 0,
  called: 4,
  hand: { cards: CARDS, objective: 17 },
  left_ms: 26_000,
};

/** The first round is over, and the next one is for 0. */
export const DUEL_BETWEEN: DuelRoom = {
  ...DUEL_LAST,
  phase: 'between',
  open: null,
  piles: DUEL_LAST.piles.map((pile) => ({ ...pile, winner: pile.winner ?? 0 })),
  players: [duelist('Ann', [7]), duelist('Bob', [4])],
  round: 2,
  goal: null,
  called: 11,
  hand: { cards: CARDS, objective: 17 },
  left_ms: 12_000,
};

export const DUEL_OVER: DuelRoom = {
  ...DUEL_BETWEEN,
  phase: 'over',
  round: 3,
  players: [duelist('Ann', [7, 5, 1]), duelist('Bob', [4, 6, 0])],
  left_ms: null,
  winner: 0,
};

const FIRST = [1, 1, 1, 2, 3];
const OTHERS = [
  2, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 7, 8, 8, 8, 9, 9, 9, 9, 10, 10, 10, 10, 11, 11, 12,
  12, 13, 13, 14, 15, 15, 16, 16, 17, 18, 20, 22, 23, 24, 25,
];

/** The deck so that hand 2 is the one above, for 17. */
const DECK = [...FIRST, ...CARDS, ...OTHERS, 17];

/** A short game: Bob errs, Ann wins hand 2, and both give up. */
export const DUEL_RECORD: RecordLine[] = [
  line(null, 0, { event: 'opened', game: 'duel', rules: 'international', rounds: 1 }),
  line('joined', 0, { at: 0, event: 'joined', player: 'Ann' }),
  line('joined', 0, { at: 2000, event: 'joined', player: 'Bob' }),
  line('dealt', 0, { at: 10_000, event: 'laid', cards: DECK }),
  line('picked', 0, { at: 11_000, event: 'picked', player: 'Bob', pile: 2 }),
  line('picked', 0, { at: 12_000, event: 'picked', player: 'Ann', pile: 5 }),
  line('called', 0, { at: 31_000, event: 'called', player: 'Bob' }),
  line('wrong', -1, { at: 40_000, event: 'answered', player: 'Bob', formula: '19 - 2' }),
  line('put_back', 0, { at: 41_000, event: 'put_back', player: 'Ann' }),
  line('picked', 0, { at: 42_000, event: 'picked', player: 'Ann', pile: 2 }),
  line('called', 0, { at: 75_000, event: 'called', player: 'Ann' }),
  line('right', 1, {
    at: 90_000,
    event: 'answered',
    player: 'Ann',
    formula: '(14 + 8 - 21) * (19 - 2)',
  }),
  line('passed', 0, { at: 95_000, event: 'passed', player: 'Ann' }),
  line('passed', 0, { at: 97_000, event: 'passed', player: 'Bob' }),
];
