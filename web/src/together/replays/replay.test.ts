// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { CARDS, DUEL_RECORD } from '../session/duel-samples';
import type { RecordLine } from '../session/protocol';
import { CLASS_CALCROSTIC } from '../session/class-samples';
import { findersOf, readReplay, type Replay } from './replay';
import { recordLine as line } from '../session/match-samples';

const OPENED = line(null, 0, { event: 'opened', game: 'tournament', rules: 'house' });
const joined = (player: string) => line('joined', 0, { at: 0, event: 'joined', player });
const dealt = (at: number, objective = 17) =>
  line('dealt', 0, { at, event: 'dealt', cards: CARDS, objective });

function read(record: readonly RecordLine[]): Replay {
  const replay = readReplay(record);
  if (replay === undefined) {
    throw new Error('not read');
  }
  return replay;
}

describe('the replay of a tournament', () => {
  const record = [
    OPENED,
    joined('Ann'),
    joined('Bob'),
    dealt(1000),
    line('called', 0, { at: 5000, event: 'called', player: 'Bob' }),
    line('wrong', -1, { at: 9000, event: 'answered', player: 'Bob', formula: '1' }),
    dealt(20_000, 3),
    line('called', 0, { at: 21_000, event: 'called', player: 'Ann' }),
    line('right', 2, { at: 22_500, event: 'answered', player: 'Ann', formula: '2' }),
    line('left', 0, { at: 30_000, event: 'left', player: 'Bob' }),
  ];

  it('has each hand with what was done about it, when, and the points after it', () => {
    const { hands, rules } = read(record);
    expect(rules).toBe('house');
    expect(hands.map(({ hand }) => hand?.objective)).toEqual([17, 3]);
    expect(hands[0]?.events.map(({ kind, at, player }) => [kind, at, player])).toEqual([
      ['called', 4000, 'Bob'],
      ['wrong', 8000, 'Bob'],
    ]);
    expect(hands[0]?.totals).toEqual([
      { name: 'Ann', total: 0 },
      { name: 'Bob', total: -1 },
    ]);
    expect(hands[1]?.totals[0]).toEqual({ name: 'Ann', total: 2 });
    expect(hands[1]?.events.at(-1)?.kind).toBe('left');
  });

  it('knows whose time to explain was over', () => {
    const [hand] = read([
      OPENED,
      joined('Ann'),
      joined('Bob'),
      dealt(0),
      line('called', 0, { at: 1000, event: 'called', player: 'Bob' }),
      line('silent', -1, { at: 31_000, event: 'timed_out' }),
    ]).hands;
    expect(hand?.events.at(-1)).toMatchObject({ kind: 'silent', player: 'Bob', points: -1 });
    expect(hand?.totals.at(-1)).toEqual({ name: 'Bob', total: -1 });
  });

  it('takes nothing on trust', () => {
    expect(readReplay([])).toBeUndefined();
    expect(readReplay(record.slice(1))).toBeUndefined();
    expect(readReplay([OPENED, { line: '{', kind: 'dealt', points: 0 }])).toBeUndefined();
    expect(readReplay([OPENED, { line: '7', kind: 'dealt', points: 0 }])).toBeUndefined();
    const odd = line('dealt', 0, { at: '5', event: 'dealt', cards: ['a', 1], objective: null });
    expect(read([OPENED, odd]).hands[0]?.hand).toEqual({ cards: [1], objective: 0 });
  });

  it('follows players who are renamed or taken out of a class', () => {
    const { hands } = read([
      OPENED,
      joined('Ann'),
      joined('Bob'),
      dealt(0),
      line('right', 900, { at: 1, event: 'answered', player: 'Ann', formula: '2' }),
      line('renamed', 0, { at: 2, event: 'renamed', player: 'Ann', to: 'Anna' }),
      line('removed', 0, { at: 3, event: 'removed', player: 'Bob' }),
    ]);
    expect(hands[0]?.totals).toEqual([{ name: 'Anna', total: 900 }]);
  });
});

describe('the replay of a game for two', () => {
  it('has the hands in the order in which they were won, and then the others', () => {
    const { hands } = read(DUEL_RECORD);
    expect(hands.length).toBe(11);
    expect(hands.map(({ pile }) => pile)).toEqual([2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    const [won] = hands;
    expect(won?.hand).toEqual({ cards: CARDS, objective: 17 });
    expect(won?.events.map(({ kind, player }) => `${player} ${kind}`)).toEqual([
      'Bob picked',
      'Bob called',
      'Bob wrong',
      'Ann picked',
      'Ann called',
      'Ann right',
    ]);
    expect(won?.totals).toEqual([
      { name: 'Ann', total: 1 },
      { name: 'Bob', total: -1 },
    ]);
    expect(hands.find(({ pile }) => pile === 5)?.events.map(({ kind }) => kind)).toEqual([
      'picked',
      'put_back',
    ]);
  });

  it('has further rounds with their own objectives, and the last hand, which lies open', () => {
    const deck = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 25];
    const { hands } = read([
      line(null, 0, { event: 'opened', game: 'duel' }),
      joined('Ann'),
      joined('Bob'),
      line('dealt', 0, { at: 0, event: 'laid', cards: deck }),
      line('picked', 0, { at: 1, event: 'picked', player: 'Ann', pile: 1 }),
      line('picked', 0, { at: 1, event: 'picked', player: 'Bob', pile: 2 }),
      line('called', 0, { at: 2, event: 'called', player: 'Ann' }),
      line('right', 1, { at: 3, event: 'answered', player: 'Ann', formula: '1' }),
      line('called', 0, { at: 4, event: 'called', player: 'Bob' }),
      line('right', 1, { at: 5, event: 'answered', player: 'Bob', formula: '1' }),
      line('round', 0, { at: 100, event: 'next_round' }),
      line('left', 0, { at: 101, event: 'left', player: 'Bob' }),
    ]);
    expect(hands.map(({ number, pile, hand }) => [number, pile, hand?.objective])).toEqual([
      [1, 1, 25],
      [1, 2, 25],
      [2, 1, 0],
      [2, 2, 0],
    ]);
    expect(hands[1]?.events.map(({ kind }) => kind)).toEqual(['picked', 'called', 'right']);
  });
});

it('says who has found which solution, however it was written', () => {
  const won = read(DUEL_RECORD).hands[0];
  const solutions = ['8 + 19 - 14 + 2 + 2', '(19 - 2) * (8 - 21 + 14)'];
  expect(won?.hand && [...findersOf(won.hand, won.events, solutions, 'house')]).toEqual([
    [2, ['Ann']],
  ]);
});

it('shows the calcrostics of a class with the answers to them', () => {
  const text = CLASS_CALCROSTIC.puzzle;
  const formula = 'A=2, B=4, C=8, D=1, E=9, F=6';
  const [first, second] = read([
    line(null, 0, { event: 'opened', game: 'race', puzzle: 'calcrostic' }),
    joined('Ann'),
    line('dealt', 0, { at: 1000, event: 'posed', puzzle: text }),
    line('right', 990, { at: 3000, event: 'answered', player: 'Ann', formula }),
    line('dealt', 0, { at: 9000, event: 'posed', puzzle: text }),
  ]).hands;
  expect(first).toMatchObject({ number: 1, hand: null, puzzle: text });
  expect(first?.events).toMatchObject([{ kind: 'right', at: 2000, player: 'Ann', formula }]);
  expect(first?.totals).toEqual([{ name: 'Ann', total: 990 }]);
  expect(second).toMatchObject({ number: 2, puzzle: text, events: [] });
});

describe('the replay of Countdown', () => {
  const TILES = [50, 25, 100, 4, 2, 8];
  const drawn = (at: number) =>
    line('dealt', 0, { at, event: 'dealt', cards: TILES, objective: 276 });
  const answered = (player: string, kind: string, points: number, distance?: number) =>
    line(kind, points, { at: 2000, event: 'answered', player, formula: '100 + 50', distance });
  const opened = (game: string, hands = 1) =>
    line(null, 0, { event: 'opened', game, card_game: 'countdown', rules: 'positive', hands });

  it('scores the nearest of a table when a hand is over, and of a tie-break the first', () => {
    const { game, hands } = read([
      opened('tournament'),
      joined('Ann'),
      joined('Bob'),
      drawn(1000),
      answered('Ann', 'near', 0, 3),
      answered('Bob', 'near', 0, 1),
      answered('Ann', 'near', 0, 1),
      drawn(9000),
      answered('Ann', 'right', 0),
      answered('Bob', 'right', 0),
    ]);
    expect(game).toBe('countdown');
    expect(hands[0]?.totals).toEqual([
      { name: 'Ann', total: 7 },
      { name: 'Bob', total: 7 },
    ]);
    expect(hands[0]?.events[0]).toMatchObject({ kind: 'near', distance: 3 });
    expect(hands[1]?.totals).toEqual([
      { name: 'Ann', total: 17 },
      { name: 'Bob', total: 7 },
    ]);
  });

  it('lets a nearer answer of a class take the place of the one before', () => {
    const { hands } = read([
      opened('race'),
      joined('Ann'),
      drawn(1000),
      answered('Ann', 'near', 600, 3),
      answered('Ann', 'right', 850),
    ]);
    expect(hands[0]?.totals).toEqual([{ name: 'Ann', total: 850 }]);
  });
});

it('the replay of 24 for two has hands of four, and one goal', () => {
  const cards = Array.from({ length: 52 }, (_, index) => 1 + Math.floor(index / 4));
  const { hands } = read([
    line(null, 0, { event: 'opened', game: 'duel', card_game: '24' }),
    joined('Ann'),
    joined('Bob'),
    line('dealt', 0, { at: 1000, event: 'laid', cards }),
  ]);
  expect(hands).toHaveLength(13);
  expect(hands[12]?.hand).toEqual({ cards: [13, 13, 13, 13], objective: 24 });
});
