import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesOf, textOfLine } from './grid';
import { grids, gridOfText, P1, P1_TEXT, SEEDED } from './grid-samples';
import { gridText, readGridText } from './grid-text';

describe('grid texts', () => {
  it('are written as they are read', () => {
    expect(gridText(P1)).toBe(P1_TEXT);
    fc.assert(
      fc.property(grids, (grid) => {
        expect(readGridText(gridText(grid))).toEqual({ ok: true, grid });
      }),
      SEEDED,
    );
  });

  it('have lines that are read to the side of their result', () => {
    const grid = gridOfText(
      'AA = KF ÷ EDKH\n+ + −\nEHCG = J × EDB # a comment\n= = =\n\nEEAE = DK − EEJD\n',
    );
    expect(linesOf(grid).map((line) => textOfLine(grid, line))).toEqual([
      'EDKH ÷ KF = AA',
      'EDB × J = EHCG',
      'EEJD − DK = EEAE',
      'AA + EHCG = EEAE',
      'KF + J = DK',
      'EDKH − EDB = EEJD',
    ]);
  });

  it('may use the signs of a keyboard, with an x between numbers', () => {
    expect(readGridText('AB x C = DEA\n+ * / : -\nAB * B = EF\n= = = = =\nBC · A = EF')).toEqual({
      ok: true,
      grid: P1,
    });
  });

  it.each([
    '24 × 8 = 192\n+ × ÷ ÷ −\n24 × 4 = 96\n= = = = =\n48 × 2 = 96',
    '24 8 192 24 4 96 48 2 96 | ***+/-*/',
    '# solved\n24 8 192 24 4 96 48 2 96 | * * * + / - * /',
  ])('that are solved become puzzles: %j', (text) => {
    expect(readGridText(text)).toEqual({ ok: true, grid: P1 });
  });

  it.each([
    ['', { kind: 'nothing' }],
    ['\n # only a comment', { kind: 'nothing' }],
    ['A + B', { kind: 'cells_of_first_line', count: 3, line: 1, column: 1 }],
    ['A + B = C', { kind: 'lines', count: 1 }],
    [
      'A + B = C\n+ + +\nA + B = C D\n= = =\nA + B = C',
      { kind: 'cells_of_line', count: 6, wanted: 5, line: 3, column: 11 },
    ],
    [
      'A + B = C\n+ + +\nA + Ä = C\n= = =\nA + B = C',
      { kind: 'no_number', text: 'Ä', line: 3, column: 5 },
    ],
    [
      'A + B = C\n+ ? +\nA + B = C\n= = =\nA + B = C',
      { kind: 'no_sign', text: '?', line: 2, column: 3 },
    ],
    [
      'A + B + B = C\n+ + + . + . +\nA + B + B = C\n= = = =\nA + B + B = C',
      { kind: 'no_diagonals_here', text: '+', line: 2, column: 3 },
    ],
    ['A + B + C\n+ + +\nA + B = C\n= = =\nA + B = C', { kind: 'no_equals' }],
    ['A = B = C\n+ + +\nA + B = C\n= = =\nA + B = C', { kind: 'two_equals' }],
    [
      'A + B = C + D\n+ + + +\nA + B + C = D\n= = = =\nA + B + C = D',
      { kind: 'equals_inside', place: { kind: 'row', number: 1 } },
    ],
    ['1 2 3 | +++', { kind: 'number_count', count: 3, wanted: 9 }],
    ['24 8 192 24 4 96 48 2 96 | ***', { kind: 'sign_count', count: 3, wanted: 8 }],
    ['24 8 192 24 4 96 48 2 96 | ***+/-*?', { kind: 'no_sign', text: '?' }],
  ])('that are wrong say what is wrong where: %j', (text, fault) => {
    expect(readGridText(text)).toMatchObject({ ok: false, fault });
  });
});
