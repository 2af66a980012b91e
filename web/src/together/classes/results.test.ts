// SPDX-License-Identifier: MIT
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ranked, toCsv } from './results';
import { separatorOf } from '../parts/csv';
import { CLASS_BETWEEN, CLASS_CALCROSTIC, PUPILS } from '../session/class-samples';
import type { ClassRow } from '../session/protocol';

const [first] = PUPILS as [ClassRow];
const row = (some: Partial<ClassRow>): ClassRow => ({ ...first, ...some });

/** Reads lines of values as RFC 4180 has them, letter by letter. */
function readCsv(text: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  let value = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    if (isQuoted && letter === '"' && text.charAt(at + 1) === '"') {
      value += letter;
      at++;
    } else if (letter === '"') {
      isQuoted = !isQuoted;
    } else if (!isQuoted && letter === separator) {
      rows.at(-1)?.push(value);
      value = '';
    } else if (!isQuoted && letter === '\r' && text.charAt(at + 1) === '\n') {
      rows.at(-1)?.push(value);
      value = '';
      rows.push([]);
      at++;
    } else {
      value += letter;
    }
  }
  return rows.slice(0, -1);
}

it('are by place and name, without those who were taken out', () => {
  const rows = [
    row({ seat: 0, name: 'Zoë', rank: 1 }),
    row({ seat: 1, name: 'Bob', rank: 3 }),
    row({ seat: 2, name: 'Ann', rank: 1 }),
    row({ seat: 3, name: 'Gone', rank: 2, removed: true }),
  ];
  expect(ranked(rows).map(({ name }) => name)).toEqual(['Ann', 'Zoë', 'Bob']);
});

/** Text that a spreadsheet would calculate, whichever separator it expects. */
const CALCULATED = /(?:^|[,;\t\r\n"]\s*)[=+\-@\t\r]/;

it('are read again from CSV whatever the names are', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string({ minLength: 1, unit: 'grapheme' }), { minLength: 1, maxLength: 8 }),
      fc.constantFrom(',' as const, ';' as const),
      (names, separator) => {
        const rows = names.map((name, seat) =>
          row({
            seat,
            name,
            rank: seat + 1,
            boxes: [7, null],
            ends: ['right', 'passed'],
            total: 7,
          }),
        );
        const [head, ...lines] = readCsv(toCsv(rows, separator, CLASS_BETWEEN).slice(1), separator);
        expect(head).toEqual(['Place', 'Name', 'Hand 1: 8 19 14 2 21 : 17', 'Hand 2', 'Total']);
        lines.forEach((line, seat) => {
          // Apostrophes alone are added.
          expect(line[1]?.replaceAll("'", '')).toBe(names[seat]?.replaceAll("'", ''));
          expect(line.slice(2)).toEqual(['7', 'gave up', '7']);
          expect(line[1]).not.toMatch(CALCULATED);
        });
      },
    ),
  );
});

it.each(['x;=1+1', 'x,=1+1', '=1', 'x; +1', 'x;@SUM(1)', 'a";=1+1', "x;=cmd|' /C calc'!A0"])(
  'calculate nothing in a spreadsheet of either separator: %s',
  (name) => {
    const text = toCsv([row({ seat: 0, name, rank: 1 })], ',', CLASS_BETWEEN);
    for (const separator of [',', ';', '\t']) {
      for (const cell of text.split(/[\r\n]/).flatMap((line) => line.split(separator))) {
        expect(cell.replaceAll('"', '').trim()).not.toMatch(/^[=+\-@]/);
      }
    }
  },
);

it('say of every hand why there are no points', () => {
  const rows = (['passed', 'out', 'thinking', 'right'] as const).map((progress, seat) =>
    row({
      seat,
      name: `P${seat}`,
      rank: seat + 1,
      boxes: [progress === 'right' ? 5 : null, null],
      ends: [progress, null],
      progress,
    }),
  );
  const cells = readCsv(toCsv(rows, ',', CLASS_BETWEEN).slice(1), ',')
    .slice(1)
    .map((line) => line.slice(2, 4));
  expect(cells).toEqual([
    ['gave up', 'not there'],
    ['no tries left', 'not there'],
    ['unanswered', 'not there'],
    ['5', 'not there'],
  ]);
});

it('have no breaks of lines in their heads', () => {
  const room = { ...CLASS_CALCROSTIC, puzzles: ['A + B = C\n+ + +\nD + E = F\n'] };
  const text = toCsv([row({ boxes: [7], total: 7 })], ';', room);
  expect(text.split('\r\n')[0]).toContain(';Puzzle 1: A + B = C | + + + | D + E = F;');
  expect(text.replaceAll('\r\n', '')).not.toContain('\n');
});

it('have the calcrostics in the heads of their columns', () => {
  const puzzle = CLASS_CALCROSTIC.puzzle ?? '';
  const room = { ...CLASS_CALCROSTIC, puzzles: [puzzle] };
  const rows = [row({ seat: 0, name: 'Ann', rank: 1, boxes: [7], total: 7 })];
  const [head, line] = readCsv(toCsv(rows, ',', room).slice(1), ',');
  expect(head).toEqual([
    'Place',
    'Name',
    `Puzzle 1: ${puzzle.trim().split('\n').join(' | ')}`,
    'Total',
  ]);
  expect(line).toEqual(['1', 'Ann', '7', '7']);
});

it('are separated as spreadsheets of the reader’s country expect', () => {
  for (const [locale, separator] of [
    ['en-GB', ','],
    ['en-US', ','],
    ['de-CH', ','],
    ['fr-FR', ';'],
    ['de-DE', ';'],
    ['pt-BR', ';'],
  ]) {
    expect(separatorOf(locale ?? ''), locale).toBe(separator);
  }
});
