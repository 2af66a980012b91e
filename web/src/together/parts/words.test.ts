// SPDX-License-Identifier: MIT
import { expect, it } from 'vitest';
import { classes as en } from '../../i18n/en/classes';
import { room as enRoom } from '../../i18n/en/room';
import { classes as fr } from '../../i18n/fr/classes';
import { room as frRoom } from '../../i18n/fr/room';
import { CODE_SIGNS, readCode } from '../session/code';
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

it('counts one as one, and in French none as well', () => {
  const told = [0, 1, 2].map((n) => [en.finishedOf(n, 3), fr.finishedOf(n, 3), fr.solvedOf(n, 3)]);
  expect(told).toEqual([
    ['0 of 3 have finished', '0 sur 3 a terminé', '0 sur 3 a trouvé'],
    ['1 of 3 has finished', '1 sur 3 a terminé', '1 sur 3 a trouvé'],
    ['2 of 3 have finished', '2 sur 3 ont terminé', '2 sur 3 ont trouvé'],
  ]);
});

it('shows codes of the lengths that the server gives out', () => {
  for (const words of [enRoom, frRoom]) {
    const shown = words.codeExample.match(/[A-Z0-9]{6,}/g) ?? [];
    expect(shown.map((code) => readCode(code)?.length)).toEqual([
      CODE_SIGNS.room,
      CODE_SIGNS.class,
    ]);
  }
});

it('sets the thousands of points apart', () => {
  expect([en.points(1), en.points(2710)]).toEqual(['1 point', '2,710 points']);
  expect([fr.points(0), fr.points(2710)]).toEqual(['0 point', '2\u00a0710 points']);
  expect(en.place(1, 5, 1985)).toBe('You’re 1st of 5, with 1,985 points.');
});
