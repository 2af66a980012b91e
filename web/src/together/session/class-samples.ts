// SPDX-License-Identifier: MIT
/** Classes as a server describes them, for tests and pictures. */
import type { ClassRoom, ClassRow, RecordLine } from './protocol';
import { CODE, PLAYING, recordLine as line } from './match-samples';

const NAMES = [
  'Ada',
  'Ben',
  'Chloé',
  'Dev',
  'Émile',
  'Fatou',
  'Grace',
  'Hugo',
  'Inès',
  'Jakob',
  'Kenza',
  'Léo',
  'Mehdi',
  'Noor',
  'Oscar',
  'Priya',
  'Quentin',
  'Rosa',
  'Søren',
  'Théo',
  'Uma',
  'Víctor',
  'Wei',
  'Xénia',
  'Yusuf',
  'Zoë',
  'Anne-Sophie Delacroix',
  'Bilal',
  'Carla',
  'Diego',
  'Elif',
  'محمد',
];

/** Thirty-two pupils: most have solved the hand, some err, some think, one has left. */
export const PUPILS: ClassRow[] = NAMES.map((name, seat) => {
  const isRight = seat % 3 !== 1;
  const progress = isRight ? 'right' : seat % 6 === 4 ? 'passed' : 'thinking';
  const took = 8000 + seat * 3700;
  const points = 1000 - Math.floor((took * 500) / 180_000) - 100 * (seat % 4 === 2 ? 1 : 0);
  return {
    seat,
    name,
    total: isRight ? points : 0,
    earlier: 0,
    rank: 0,
    left: seat === 7,
    removed: false,
    boxes: [isRight ? points : null],
    ends: [progress],
    wrongs: [seat % 4 === 2 ? 1 : 0],
    progress,
    tries: seat % 4 === 2 ? 1 : 0,
    took_ms: isRight ? took : null,
    formula: isRight ? '(14 + 8 - 21) * (19 - 2)' : null,
  } satisfies ClassRow;
}).map((row, _, all) => ({
  ...row,
  rank: 1 + all.filter(({ total }) => total > row.total).length,
}));

export const CLASS_GATHERING: ClassRoom = {
  code: CODE,
  settings: {
    rules: 'house',
    deck: '56',
    hands: 5,
    hand_seconds: 180,
    solvable_only: true,
    private: false,
  },
  phase: 'gathering',
  race: 1,
  box: 0,
  deal: 0,
  counts: { here: 31, finished: 0, right: 0 },
  players: null,
  standings: PUPILS.map(({ seat, name, left }) => ({
    seat,
    name,
    left,
    total: 0,
    earlier: 0,
    rank: 1,
  })),
  me: null,
  hands: [],
  puzzles: [],
  hand: null,
  puzzle: null,
  left_ms: null,
  solution: null,
  solvable: null,
  locked: false,
  kept: true,
};

export const CLASS_PLAYING: ClassRoom = {
  ...CLASS_GATHERING,
  phase: 'playing',
  box: 1,
  deal: 1,
  counts: { here: 31, finished: 25, right: 20 },
  standings: [],
  hand: PLAYING.hand,
  left_ms: 112_000,
};

export const CLASS_BETWEEN: ClassRoom = {
  ...CLASS_PLAYING,
  phase: 'between',
  hands: PLAYING.hand === null ? [] : [PLAYING.hand],
  standings: PUPILS.map(({ seat, name, left, total, earlier, rank }) => ({
    seat,
    name,
    left,
    total,
    earlier,
    rank,
  })),
  left_ms: null,
  solution: '(14 + 8 - 21) * (19 - 2)',
  solvable: true,
};

/** The end of a class, with a place that two share. */
export const CLASS_OVER: ClassRoom = {
  ...CLASS_BETWEEN,
  phase: 'over',
  standings: [
    ['Ada', 2710, 1],
    ['Ben', 1985, 2],
    ['Celeste Montgomery', 1985, 2],
    ['Dan', 340, 4],
    ['Eve', 0, 5],
  ].map(([name, total, rank], seat) => ({
    seat,
    earlier: 0,
    name: String(name),
    left: false,
    total: Number(total),
    rank: Number(rank),
  })),
};

/** A class on calcrostics. */
export const CLASS_CALCROSTIC: ClassRoom = {
  ...CLASS_PLAYING,
  settings: { ...CLASS_GATHERING.settings, puzzle: 'calcrostic', level: 2, hand_seconds: 600 },
  hand: null,
  puzzle: 'AB × C = DEA\n+  × ÷ ÷ −\nAB × B = EF\n=  = = = =\nBC × A = EF',
};

/** A race on one calcrostic: Ada errs, and it remains unsolved. */
export const CLASS_RECORD: RecordLine[] = [
  line(null, 0, { event: 'opened', game: 'race', puzzle: 'calcrostic', hands: 1 }),
  line('joined', 0, { at: 0, event: 'joined', player: 'Ada' }),
  line('joined', 0, { at: 2000, event: 'joined', player: 'Ben' }),
  line('dealt', 0, { at: 10_000, event: 'posed', puzzle: CLASS_CALCROSTIC.puzzle }),
  line('wrong', 0, {
    at: 75_000,
    event: 'answered',
    player: 'Ada',
    formula: 'A=1, B=4, C=8, D=2, E=9, F=6',
  }),
  line('passed', 0, { at: 90_000, event: 'passed', player: 'Ben' }),
  line('closed', 0, { at: 130_000, event: 'closed' }),
];
