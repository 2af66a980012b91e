// SPDX-License-Identifier: MIT
import { expect, it } from 'vitest';
import { replay as en } from '../../i18n/en/replay';
import type { RecordLine } from '../session/protocol';
import { answersCsv } from './answers-csv';

const line = (kind: string | null, points: number, read: object): RecordLine => ({
  kind,
  points,
  line: JSON.stringify(read),
});

const RECORD: RecordLine[] = [
  line(null, 0, { event: 'opened', game: 'race' }),
  line('joined', 0, { at: 0, event: 'joined', player: 'Ada' }),
  line('dealt', 0, { at: 10_000, event: 'dealt', cards: [2, 3, 5, 7, 1], objective: 4 }),
  line('wrong', -100, { at: 15_250, event: 'answered', player: 'Ada', formula: '2 + 3' }),
  line('renamed', 0, { at: 16_000, event: 'renamed', player: 'Ada', to: '=Eva' }),
  line('right', 900, { at: 21_000, event: 'answered', player: '=Eva', formula: '-2 + 3' }),
  line('passed', 0, { at: 22_000, event: 'passed', player: 'Ben' }),
];

it('has one line for each try, with its time, answer and points', () => {
  expect(answersCsv(RECORD, ',', en).split('\r\n')).toEqual([
    '\ufeffHand,Puzzle,Name,Seconds,Answer,Result,Points',
    "1,2 3 5 7 1 : 4,'=Eva,5.3,2 + 3,wrong,-100",
    "1,2 3 5 7 1 : 4,'=Eva,11.0,'-2 + 3,right,900",
    '1,2 3 5 7 1 : 4,Ben,12.0,,gave up,0',
    '',
  ]);
});

it('has decimal commas where semicolons separate', () => {
  expect(answersCsv(RECORD, ';', en).split('\r\n')[1]).toBe(
    "1;2 3 5 7 1 : 4;'=Eva;5,3;2 + 3;wrong;-100",
  );
});
