// SPDX-License-Identifier: MIT
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { USUAL_CONDITIONS } from './puzzle';
import { readPlace } from '../address/router';
import { addressOf, decodePuzzle, encodePuzzle } from './link';
import { PRODUCT, SUM } from './samples';

const SEEDED = { seed: 20261125, numRuns: 2000 };

/** Texts of all that puzzles are made of, and some that they are not. */
const texts = fc
  .array(fc.constantFrom(...Array.from('ABCXYZ0189+−×÷^()=≠<>≤≥;.*?:|\n-√∞😀')), { minLength: 1 })
  .map((symbols) => symbols.join(''));

describe('links', () => {
  it('carry every text and its rules there and back', () => {
    fc.assert(
      fc.property(
        texts,
        fc.integer({ min: 2, max: 36 }),
        fc.boolean(),
        fc.uniqueArray(fc.constantFrom('A', 'B', 'C', 'D')),
        fc.boolean(),
        fc.boolean(),
        (text, base, leadingZeros, mayShare, othersDiffer, allDifferent) => {
          const code = encodePuzzle({
            ...SUM,
            puzzle: text,
            base,
            leading_zeros: leadingZeros,
            may_share: mayShare,
            others_differ: othersDiffer,
            all_different: allDifferent,
          });
          expect(code).toMatch(/^[A-Za-z0-9_-]+([?][a-zA-Z0-9=&]+)?$/);
          const { parts, query } = readPlace(addressOf(code));
          const back = decodePuzzle(`${parts.join('/')}?${query.toString()}`);
          expect(back).toEqual({
            text,
            conditions: { base, leadingZeros, mayShare, othersDiffer, allDifferent },
          });
          expect(decodePuzzle(code)).toEqual(back);
        },
      ),
      SEEDED,
    );
  });

  // These links have been given out, so they must always be readable.
  it.each([
    ['SENDpMOREeMONEY', 'SEND+MORE=MONEY'],
    ['___ABCnt___DEn------n__ADFG', '   ABC\n×   DE\n------\n  ADFG'],
    ['AtaBmCzheD', 'A×(B−C)^=D'],
    ['AdBuCsAlBsBgCsCkDsDrE', 'A÷B≠C;A<B;B>C;C≤D;D≥E'],
    ['qywci', '.*?:|'],
    ['v8730v', '√'],
  ])('are read as they were first made: %s', (code, text) => {
    expect(decodePuzzle(code)).toEqual({ text, conditions: USUAL_CONDITIONS });
  });

  it('leave out the blanks of equations', () => {
    expect(encodePuzzle(SUM)).toBe('SENDpMOREeMONEY');
    expect(decodePuzzle(encodePuzzle(PRODUCT)).text).toBe(PRODUCT.puzzle);
  });

  it('may be the end of a sentence, or what somebody types', () => {
    expect(decodePuzzle('SENDpMOREeMONEY.').text).toBe('SEND+MORE=MONEY');
    expect(decodePuzzle('send + more = money').text).toBe('send + more = money');
  });

  it.each(['base=1', 'base=37', 'base=x', 'base=', 'zeros=2', 'share='])(
    'ignore rules that there are not: %s',
    (query) => {
      expect(decodePuzzle(`AeB?${query}`).conditions).toEqual(USUAL_CONDITIONS);
    },
  );

  it('have no symbols beyond those that there are', () => {
    expect(decodePuzzle('Av99999999vB').text).toBe('AB');
  });
});
