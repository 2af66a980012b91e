// SPDX-License-Identifier: MIT
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scan as en } from '../i18n/en/scan';
import { scan as fr } from '../i18n/fr/scan';
import { doubtText } from './doubt-words';
import {
  doubtsOf,
  isSettled,
  segmentsOf,
  spanOf,
  WHOLE_DOUBTS,
  type Detail,
  type Doubt,
} from './doubts';
import type { Kind } from './found';

const FOUR_CARDS: Detail = { part: 'puzzle', reason: 'card_count', count: 4 };
const HAND = '10 7 _ 3 1 : 25';
const GRID = 'A × AB = CD\n+ × ÷  ÷ −\nD × E  = FG\n= = =  = =\nG × F  = HI';
const COLUMN = 'SEND + MORE = MONEY';
const DRAWING = '   ABC\n×   DE\n------\n  ADFG\n  BDG\n------\n  HEIG';

function only(detail: Detail): Doubt {
  const [doubt] = doubtsOf({ doubts: ['in English'], details: [detail] });
  if (doubt === undefined) {
    throw new Error('none');
  }
  return doubt;
}

describe('a doubt', () => {
  it.each<[Kind, string, Detail, string | undefined, string]>([
    ['hand', HAND, { part: 'card', card: 3, reason: 'unread' }, '_', 'Card 3: could not be read'],
    [
      'hand',
      HAND,
      { part: 'card', card: 1, character: 2, reason: 'choices', seen: '0689' },
      '0',
      'Card 1, character 2: may be 0, 6 or 8',
    ],
    [
      'hand',
      HAND,
      { part: 'objective', character: 1, reason: 'choices', seen: '27' },
      '2',
      'The target, character 1: may be 2 or 7',
    ],
    [
      'hand',
      HAND,
      { part: 'before_objective', reason: 'not_a_colon', seen: '-' },
      ':',
      'Before the target: looks like −',
    ],
    [
      'hand',
      HAND,
      { part: 'before_objective', reason: 'not_a_colon' },
      ':',
      'No colon or equals sign was read before the target.',
    ],
    [
      'grid',
      GRID,
      { part: 'cell', row: 1, column: 3, character: 2, reason: 'choices', seen: 'DO' },
      'D',
      'Row 1, column 3, character 2: may be D or O',
    ],
    [
      'grid',
      GRID,
      { part: 'cell', row: 3, column: 1, reason: 'seen', seen: '_', taken: 'G', by: 'code' },
      'G',
      'Row 3, column 1: could not be read; the code below says G',
    ],
    [
      'grid',
      GRID,
      { part: 'sign', line: 2, place: 4, reason: 'choices', seen: '/+' },
      '÷',
      'Line 2, place 4: may be ÷ or +',
    ],
    [
      'grid',
      GRID,
      { part: 'cell', row: 2, column: 2, reason: 'unclear', taken: 'E', by: 'answer' },
      'E',
      'Row 2, column 2: is unclear; taken for E, which leaves one answer',
    ],
    [
      'grid',
      GRID,
      { part: 'cell', row: 9, column: 9, reason: 'unread' },
      undefined,
      'Row 9, column 9: could not be read',
    ],
    [
      'grid',
      GRID,
      { part: 'puzzle', reason: 'letter_order', seen: 'ABU' },
      undefined,
      'Its letters come as ABU, not in the order of the alphabet: one may be another.',
    ],
    [
      'alphametic',
      DRAWING,
      { part: 'line', line: 4, character: 3, reason: 'choices', seen: 'FP' },
      'F',
      'Line 4, character 3: may be F or P',
    ],
    [
      'alphametic',
      DRAWING,
      { part: 'line_sign', line: 2, reason: 'choices', seen: '*+' },
      '×',
      'The sign in line 2: may be × or +',
    ],
    [
      'alphametic',
      COLUMN,
      { part: 'line', line: 2, character: 1, reason: 'choices', seen: 'MN' },
      'M',
      'Line 2, character 1: may be M or N',
    ],
    [
      'alphametic',
      COLUMN,
      { part: 'line', line: 4, character: 5, reason: 'choices', seen: 'YV' },
      'Y',
      'Line 4, character 5: may be Y or V',
    ],
    [
      'alphametic',
      COLUMN,
      { part: 'line_sign', line: 2, reason: 'unread' },
      '+',
      'The sign in line 2: could not be read',
    ],
    [
      'alphametic',
      COLUMN,
      { part: 'puzzle', reason: 'letter_count', count: 7, boxes: 8 },
      undefined,
      'It has 7 different letters, but 8 boxes for them.',
    ],
    ['hand', HAND, FOUR_CARDS, undefined, 'It has 4 cards, not 5.'],
  ])('%s %j %j', (kind, text, detail, part, shown) => {
    const doubt = only(detail);
    const span = spanOf(kind, text, doubt);
    expect(span && text.slice(span.start, span.end)).toBe(part);
    expect(doubtText(doubt)).toBe(shown);
  });

  it('of the whole is said in both languages', () => {
    for (const reason of WHOLE_DOUBTS) {
      expect(doubtText(only({ part: 'puzzle', reason }))).toBe(en.doubts.whole[reason]);
      expect(en.doubts.whole[reason]).not.toBe(fr.doubts.whole[reason]);
    }
  });

  it('that the check of the text says as well is left out', () => {
    const details: Detail[] = [{ part: 'puzzle', reason: 'malformed' }];
    expect(doubtsOf({ doubts: ['no grid as read: x'], details })).toEqual([]);
  });

  it.each([undefined, [], [{ part: 'puzzle', reason: 'newer' }], [{ part: 'back' }], [1]])(
    'is said in English where the page does not know it: %j',
    (details) => {
      const [doubt, ...more] = doubtsOf({ doubts: ['in English'], ...(details && { details }) });
      expect(doubt).toEqual({ part: 'puzzle', sentence: 'in English' });
      expect(doubt && doubtText(doubt)).toBeUndefined();
      expect(more).toEqual([]);
    },
  );

  it('is settled once its word is another', () => {
    const doubt = only({ part: 'card', card: 3, reason: 'unread' });
    expect(isSettled('hand', HAND, HAND, doubt)).toBe(false);
    expect(isSettled('hand', HAND, HAND.replace('1 :', '2 :'), doubt)).toBe(false);
    expect(isSettled('hand', HAND, HAND.replace('_', '12'), doubt)).toBe(true);
    expect(isSettled('hand', HAND, '', only(FOUR_CARDS))).toBe(false);
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
