// SPDX-License-Identifier: MIT
/** Rooms as a server describes them, for tests and pictures. */
import type { Player, RecordLine, Room } from './protocol';
import { AS_PRINTED } from './wishes';

export const CODE = 'K7QX2M';
export const TOKEN = '00112233445566778899aabbccddeeff';

/** A line of a record, with what came of it. */
export function recordLine(kind: string | null, points: number, line: object): RecordLine {
  return { line: JSON.stringify(line), kind, points };
}

export function player(name: string, boxes: (number | null)[] = [], some: Partial<Player> = {}) {
  const total = boxes.reduce<number>((sum, box) => sum + (box ?? 0), 0);
  return { name, boxes, total, left: false, plays: true, passed: false, ...some };
}

/** Debbie, who is host, and Miguel, before the first hand. */
export const GATHERING: Room = {
  code: CODE,
  settings: AS_PRINTED,
  phase: 'gathering',
  players: [player('Debbie'), player('Miguel')],
  host: 0,
  box: 1,
  additional: false,
  deal: 0,
  hand: null,
  caller: null,
  left_ms: null,
  winner: null,
  solution: null,
  solvable: null,
  kept: true,
};

/** The first hand: (14 + 8 − 21) × (19 − 2) = 17. */
export const PLAYING: Room = {
  ...GATHERING,
  phase: 'playing',
  deal: 1,
  hand: { cards: [8, 19, 14, 2, 21], objective: 17 },
  left_ms: 161_000,
};

/** The pad of the printed rules after seven hands, Shelley having erred in the eighth. */
export const LATER: Room = {
  ...PLAYING,
  players: [
    player('Debbie', [1, null, null, null, null, null, 1]),
    player('Miguel', [null, 1, null, null, null, null, null]),
    player('Shelley', [null, null, 1, 2, 4, null, null, -1], { plays: false }),
    player('Kim', [null, null, null, null, null, 1, null], { left: true, plays: false }),
    player('Maria', [null, null, null, null, null, null, null]),
  ],
  box: 8,
  deal: 9,
};

/** The end of it. */
export const OVER: Room = {
  ...LATER,
  players: [
    player('Debbie', [1, null, null, null, null, null, 1, null, null, null]),
    player('Miguel', [null, 1, null, null, null, null, null, null, null, null]),
    player('Shelley', [null, null, 1, 2, 4, null, null, null, null, 1]),
    player('Kim', [null, null, null, null, null, 1, null, null, null, null]),
    player('Maria', [null, null, null, null, null, null, null, 1, 2, null]),
  ],
  phase: 'over',
  box: 10,
  deal: 11,
  left_ms: null,
  winner: 2,
  solution: '(14 + 8 - 21) * (19 - 2)',
  solvable: true,
};
