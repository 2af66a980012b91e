// SPDX-License-Identifier: MIT
import { expect, it } from 'vitest';
import { PROGRESS, RACE_PUZZLES, REASONS, UNSOLVED } from '../session/protocol';
import { classWords, roomWords } from './words';

it.each<[string, object, readonly string[]]>([
  ['reasons', roomWords().reasons, REASONS],
  ['what becomes of a hand', roomWords().unsolved, UNSOLVED],
  ['the progress of a player', classWords().progress, PROGRESS],
  ['the puzzles of a class', classWords().puzzles, RACE_PUZZLES],
])('there are words for %s, and for no others', (_what, words, names) => {
  expect(Object.keys(words).sort()).toEqual([...names].sort());
});
