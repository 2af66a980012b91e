// SPDX-License-Identifier: MIT
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scan as en } from '../i18n/en/scan';
import { scan as fr } from '../i18n/fr/scan';
import { doubtText } from './doubt-words';
import { doubtsOf, isSettled, segmentsOf, spanOf, WHOLE_DOUBTS, type Doubt } from './doubts';
import type { Kind } from './found';

const HAND = '10 7 _ 3 1 : 25';
const GRID = 'A × AB = CD\n+ × ÷  ÷ −\nD × E  = FG\n= = =  = =\nG × F  = HI';
const COLUMN = 'SEND + MORE = MONEY';
const DRAWING = '   ABC\n×   DE\n------\n  ADFG\n  BDG\n------\n  HEIG';

function only(text: string): Doubt {
  const [doubt] = doubtsOf({ doubts: [text] });
  if (doubt === undefined) {
    throw new Error('none');
  }
  return doubt;
}

describe('a doubt', () => {
  it.each<[Kind, string, string, string | undefined, string]>([
    ['hand', HAND, 'card 3: nothing could be read', '_', 'Card 3: could not be read'],
    [
      'hand',
      HAND,
      'card 1, character 2: may be 0, 6 or 8',
      '0',
      'Card 1, character 2: may be 0, 6 or 8',
    ],
    [
      'hand',
      HAND,
      'the objective, character 1: may be 2 or 7',
      '2',
      'The target, character 1: may be 2 or 7',
    ],
    [
      'hand',
      HAND,
      'before the objective: looks like -, not like a colon or an equals sign',
      ':',
      'Before the target: looks like −',
    ],
    [
      'grid',
      GRID,
      'row 1, column 3, character 2: may be D or O',
      'D',
      'Row 1, column 3, character 2: may be D or O',
    ],
    [
      'grid',
      GRID,
      'row 3, column 1: looks like _, the code below says G',
      'G',
      'Row 3, column 1: could not be read; the code below says G',
    ],
    ['grid', GRID, 'line 2, place 4: may be / or +', '÷', 'Line 2, place 4: may be ÷ or +'],
    [
      'grid',
      GRID,
      'row 2, column 2: is unclear; taken for E, which leaves one answer',
      'E',
      'Row 2, column 2: is unclear; taken for E, which leaves one answer',
    ],
    [
      'grid',
      GRID,
      'row 9, column 9: could not be read',
      undefined,
      'Row 9, column 9: could not be read',
    ],
    [
      'alphametic',
      DRAWING,
      'line 4, character 3: may be F or P',
      'F',
      'Line 4, character 3: may be F or P',
    ],
    [
      'alphametic',
      DRAWING,
      'line 2, operator: may be * or +',
      '×',
      'The sign in line 2: may be × or +',
    ],
    [
      'alphametic',
      COLUMN,
      'line 2, character 1: may be M or N',
      'M',
      'Line 2, character 1: may be M or N',
    ],
    [
      'alphametic',
      COLUMN,
      'line 4, character 5: may be Y or V',
      'Y',
      'Line 4, character 5: may be Y or V',
    ],
    [
      'alphametic',
      COLUMN,
      'line 2, operator: could not be read',
      '+',
      'The sign in line 2: could not be read',
    ],
    ['hand', HAND, 'has 4 cards, not 5', undefined, ''],
  ])('%s %j %s', (kind, text, said, part, shown) => {
    const doubt = only(said);
    const span = spanOf(kind, text, doubt);
    expect(span && text.slice(span.start, span.end)).toBe(part);
    expect(doubtText(doubt) ?? '').toBe(shown);
  });

  it('of the whole is said in both languages', () => {
    for (const [said, name] of Object.entries(WHOLE_DOUBTS)) {
      expect(only(said)).toEqual({ kind: 'whole', doubt: name });
      expect(en.doubts.whole[name]).not.toBe(fr.doubts.whole[name]);
    }
  });

  it('that the check of the text says as well is left out', () => {
    const doubts = ['no grid as read: x', 'not a hand as read: x', 'not an alphametic as read: x'];
    expect(doubtsOf({ doubts })).toEqual([]);
  });

  it('is settled once its word is another', () => {
    const doubt = only('card 3: nothing could be read');
    expect(isSettled('hand', HAND, HAND, doubt)).toBe(false);
    expect(isSettled('hand', HAND, HAND.replace('1 :', '2 :'), doubt)).toBe(false);
    expect(isSettled('hand', HAND, HAND.replace('_', '12'), doubt)).toBe(true);
    expect(isSettled('hand', HAND, '', only('has 4 cards, not 5'))).toBe(false);
  });
});

it('takes a text apart at its marks, and loses nothing', () => {
  expect(segmentsOf('ABCD', [{ start: 1, end: 3, mark: 'x' }])).toEqual([
    { text: 'A' },
    { text: 'BC', mark: 'x' },
    { text: 'D' },
  ]);
  const span = fc.record({ start: fc.nat(12), end: fc.nat(12), mark: fc.constantFrom('x', 'y') });
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), fc.array(span), (text, spans) => {
      expect(segmentsOf(text, spans).reduce((all, one) => all + one.text, '')).toBe(text);
    }),
  );
});
