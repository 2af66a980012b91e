// SPDX-License-Identifier: MIT
import { plural } from './grammar';

export const record = {
  title: 'Your record',
  empty: 'Nothing has been solved in this browser yet.',
  /** Tells a beginner how the record fills. */
  coming:
    'Each puzzle that you finish counts here, with its time and the help you took. So do days in a row on which you solve the puzzle of the day.',
  playToday: 'Play today’s puzzles',
  statistics: 'Statistics',
  columns: ['Solved', 'Without help', 'Best time', 'Usual time'],
  timesOf:
    'Times are those of puzzles solved without help. Half of them took no longer than the usual time.',
  /** Opens the figures of a game by level and by weekday. */
  breakdown: (game: string) => `${game} by level and weekday`,
  byLevel: 'By level',
  byWeekday: 'Puzzles of the day, by weekday',
  level: (level: number) => `Level ${level}`,
  longest: (days: number) => `Longest streak: ${plural(days, 'day', 'days')}.`,
  bestRuns: 'Challenges: your best runs',
  noRuns: 'You have no best run in a challenge yet.',
  keeping: 'Keep it, or take it elsewhere',
  keepingHelp:
    'The record stays in this browser and is sent nowhere. Export it to a file, and import the file in another browser.',
  exportFile: 'Export',
  importFile: 'Import…',
  notADiary: 'This file is not a record of reckon. Choose one that was exported here.',
  imported: (entries: number) =>
    entries === 1 ? 'One puzzle has been added.' : `${entries} puzzles have been added.`,
  importedRuns: (runs: number) =>
    runs === 1 ? 'One best run has been added.' : `${runs} best runs have been added.`,
  remove: 'Delete…',
  removeQuestion: 'Delete all games and best runs in this browser?',
  removeYes: 'Yes, delete them',
  removeNo: 'Keep them',
  removed: 'The record is empty now.',
  history: 'History',
};

export type RecordWords = typeof record;
