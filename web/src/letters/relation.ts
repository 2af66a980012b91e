// SPDX-License-Identifier: MIT
/** The arithmetic that a step of reasoning looks at: an equation, its last digits, or a column. */
import { symbolsOf, WORD } from '../engine/symbols';
import { TEN } from './board';

/** The digits that are known, by letter. */
export type Known = Readonly<Record<string, number>>;

/** The part of an equation that is shown, with known digits in the place of their letters. */
export type Relation =
  /** The last digits of two sides: `B × C` ends in `A`. */
  | { kind: 'ends'; left: string; right: string; isDigit: boolean }
  /**
   * Columns of an addition of some numbers; `isCarriedInto` says whether something may be carried
   * into them.
   */
  | {
      kind: 'column';
      numbers: number;
      addends: readonly string[];
      result: string;
      isCarriedInto: boolean;
    }
  /** The whole equation, if any digit of it is known. */
  | { kind: 'filled'; text: string };

/** The part of a step that says where it looks. */
interface Looking {
  readonly technique: string;
  readonly column: number | null;
  readonly equations: readonly { readonly text: string }[];
}

type Word = readonly string[];
/** The factors of a product. */
type Term = readonly Word[];

/** An equation without minus and division signs: the sums of both sides are equal. */
interface Balance {
  readonly left: readonly Term[];
  readonly right: readonly Term[];
}

/** Returns nothing where the place of the step says all, or where there is no plain arithmetic. */
export function relationOf(step: Looking, known: Known, base: number): Relation | undefined {
  const [equation, other] = step.equations;
  // In words, a digit beyond nine would not be seen to be one digit.
  if (equation === undefined || other !== undefined || base > TEN) {
    return undefined;
  }
  const tokens = equation.text
    .split(' ')
    .map((text) => (WORD.test(text) ? read(text, known) : text));
  if (step.column !== null) {
    return columnOf(tokens, step.column, step.technique === 'two_columns' ? 2 : 1);
  }
  const ends = step.technique === 'last_digits' ? endsOf(tokens) : undefined;
  return ends ?? filledOf(tokens, equation.text);
}

type Tokens = readonly (string | Word)[];

function read(word: string, known: Known): Word {
  return symbolsOf(word).map((symbol) => String(known[symbol] ?? symbol));
}

function filledOf(tokens: Tokens, original: string): Relation | undefined {
  const text = tokens
    .map((token) => (typeof token === 'string' ? token : token.join('')))
    .join(' ');
  return text === original ? undefined : { kind: 'filled', text };
}

function endsOf(tokens: Tokens): Relation | undefined {
  const balance = withResultRight(balanceOf(tokens));
  if (balance === undefined || [...balance.left, ...balance.right].flat().every(isOneDigit)) {
    return undefined;
  }
  const endsIn = (terms: readonly Term[]) =>
    terms.map((term) => term.map((word) => word.slice(-1).join('')).join(' × ')).join(' + ');
  return {
    kind: 'ends',
    left: endsIn(balance.left),
    right: endsIn(balance.right),
    isDigit: balance.right.flat().length === 1,
  };
}

/** The column, or some side by side, of an equation of sums. */
function columnOf(tokens: Tokens, column: number, width: number): Relation | undefined {
  const balance = withResultRight(balanceOf(tokens));
  const words = balance?.left.flat() ?? [];
  const result = balance?.right.flat() ?? [];
  if (result.length !== 1 || words.length !== balance?.left.length) {
    return undefined;
  }
  const digitsOf = (all: readonly Word[]) =>
    all
      .map((word) =>
        word
          .slice(0, Math.max(0, word.length - column + 1))
          .slice(-width)
          .join(''),
      )
      .filter((digits) => digits !== '');
  const [wanted] = digitsOf(result);
  return wanted === undefined
    ? undefined
    : {
        kind: 'column',
        numbers: words.length,
        addends: digitsOf(words),
        result: wanted,
        isCarriedInto: column > 1,
      };
}

function balanceOf(tokens: Tokens): Balance | undefined {
  const words = tokens.filter((_, i) => i % 2 === 0);
  const signs = tokens.filter((_, i) => i % 2 !== 0);
  if (!words.every(isWord) || signs.filter((sign) => sign === '=').length !== 1) {
    return undefined;
  }
  const [first, second, third] = words;
  if (signs.join() === '÷,=' && first && second && third) {
    return { left: [[first]], right: [[second, third]] };
  }
  const sides: { left: Word[][]; right: Word[][] } = { left: [], right: [] };
  let isAfterEqual = false;
  let term: Word[] = [];
  for (const [i, word] of words.entries()) {
    const sign = signs[i - 1] ?? '+';
    if (sign === '×') {
      term.push(word);
      continue;
    }
    if (sign !== '+' && sign !== '−' && sign !== '=') {
      return undefined;
    }
    isAfterEqual ||= sign === '=';
    term = [word];
    sides[(sign === '−') === isAfterEqual ? 'left' : 'right'].push(term);
  }
  return sides;
}

/** A side that is one number comes last, as the result of an addition or multiplication. */
function withResultRight(balance: Balance | undefined): Balance | undefined {
  return balance?.left.flat().length === 1 && balance.right.flat().length > 1
    ? { left: balance.right, right: balance.left }
    : balance;
}

function isWord(token: string | Word | undefined): token is Word {
  return typeof token === 'object';
}

function isOneDigit(word: Word): boolean {
  return word.length === 1;
}
