// SPDX-License-Identifier: MIT
/** Reads a formula that a player typed, and says what is wrong with it and where. */
import type { Rules } from '../engine/questions';
import type { Expression } from './expression';
import type { Use } from './games';
import type { Hand } from './hand';
import { FACE_VALUES, SIGN_OF } from '../engine/signs';
import { calculate, type Operator, type Refusal } from './operations';
import { equals, rational, type Rational } from './rational';
import type { Move } from './table';

/** A piece of the text, from here up to there. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export type FormulaProblem = { readonly at: Span } & (
  | { readonly kind: 'empty' }
  | { readonly kind: 'unknown_sign'; readonly text: string }
  | { readonly kind: 'number_expected' }
  | { readonly kind: 'operator_expected' }
  | { readonly kind: 'never_closed' }
  | { readonly kind: 'never_opened' }
  | { readonly kind: 'too_deep' }
  /** All cards of this number are used already, or it was never dealt. */
  | { readonly kind: 'extra_card' | 'no_such_card'; readonly card: number }
  | { readonly kind: 'missing_cards'; readonly cards: readonly number[] }
  | {
      readonly kind: 'refused';
      readonly left: Rational;
      readonly operator: Operator;
      readonly right: Rational;
      readonly refusal: Refusal;
    }
  | { readonly kind: 'wrong_value' | 'other_value'; readonly value: Rational }
);

export type FormulaRead =
  | {
      ok: true;
      /** The moves on the table that calculate it. */
      moves: Move[];
      /** The place where its result lies then. */
      place: number;
    }
  | { ok: false; problem: FormulaProblem };

type Node =
  | { kind: 'card'; value: number; at: Span }
  | { kind: 'operation'; operator: Operator; left: Node; right: Node; at: Span };

/** The signs that an operand does not begin with. */
const OPERATOR_OF = new Map(
  Object.entries(SIGN_OF).flatMap(([text, sign]): [string, Operator][] =>
    sign === '=' || sign === '(' || sign === ')' ? [] : [[text, sign]],
  ),
);
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };
/** A number, or the letter of a card. */
const NUMBER = new RegExp(`^(?:\\d+|[${Object.keys(FACE_VALUES).join('')}](?![A-Za-z\\d]))`);
/** Blanks, and characters that are not seen. */
const UNSEEN =
  /^(?:[\s\u00AD\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]|[\uFE00-\uFE0F])$/;

/** The text with full-width characters as those of a keyboard, each in its place. */
function asTyped(text: string): string {
  return text.replace(/[\uFE50-\uFE6B\uFF01-\uFF5E]/g, (wide) => wide.normalize('NFKC'));
}

const DEEPEST = 100;

class Fault extends Error {
  readonly problem: FormulaProblem;

  constructor(problem: FormulaProblem) {
    super(problem.kind);
    this.problem = problem;
  }
}

/** The task of a formula: to use all cards or any, and to make the objective or come near it. */
export interface Task {
  readonly rules: Rules;
  readonly use: Use;
  readonly isNearestCounted: boolean;
}

/** Reads a formula for a hand; of several faults the first is reported. */
export function readFormula(text: string, hand: Hand, how: Rules | Task): FormulaRead {
  const task =
    typeof how === 'string' ? ({ rules: how, use: 'all', isNearestCounted: false } as const) : how;
  try {
    const { tree, result } = new Parser(asTyped(text)).parse();
    return { ok: true, ...toMoves(tree, result, hand, task, text) };
  } catch (fault) {
    if (fault instanceof Fault) {
      return { ok: false, problem: fault.problem };
    }
    throw fault;
  }
}

/** The tree of a formula as the engine writes it; nothing if it is none. */
export function parseFormula(text: string): Expression | undefined {
  try {
    return new Parser(text).parse().tree;
  } catch (fault) {
    if (fault instanceof Fault) {
      return undefined;
    }
    throw fault;
  }
}

class Parser {
  readonly #text: string;
  #at = 0;
  #depth = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** The formula, and the result that it says it has, if it does. */
  parse(): { tree: Node; result: Result | undefined } {
    if (this.#text.trim() === '') {
      throw new Fault({ kind: 'empty', at: { from: 0, to: this.#text.length } });
    }
    const tree = this.#chain('+-');
    const result = this.#sign() === '=' ? this.#result() : undefined;
    const sign = this.#sign();
    if (sign !== undefined) {
      this.#fail(SIGN_OF[sign] === ')' ? 'never_opened' : 'operator_expected');
    }
    return { tree, result };
  }

  /** Reads the number after the sign = or ==, which may be negative. */
  #result(): Result {
    this.#at++;
    if (this.#text[this.#at] === '=') {
      this.#at++;
    }
    const isNegative = SIGN_OF[this.#sign() ?? ''] === '-';
    if (isNegative) {
      this.#at++;
    }
    this.#sign();
    const from = this.#at;
    const size = this.#number();
    return { value: rational(isNegative ? -size : size), at: { from, to: this.#at } };
  }

  /** Operands with signs of one rank between, calculated from the left. */
  #chain(rank: '+-' | '*/'): Node {
    const operand = () => (rank === '+-' ? this.#chain('*/') : this.#operand());
    let left = operand();
    for (;;) {
      const operator = OPERATOR_OF.get(this.#sign() ?? '');
      if (operator === undefined || !rank.includes(operator)) {
        return left;
      }
      this.#at++;
      const right = operand();
      left = {
        kind: 'operation',
        operator,
        left,
        right,
        at: { from: left.at.from, to: right.at.to },
      };
    }
  }

  #operand(): Node {
    const sign = this.#sign();
    const from = this.#at;
    if (OPERATOR_OF.get(sign ?? '') === '-') {
      return this.#negated(from);
    }
    const closes = CLOSING[sign ?? ''];
    if (closes !== undefined) {
      if (++this.#depth > DEEPEST) {
        this.#fail('too_deep');
      }
      this.#at++;
      const inner = this.#chain('+-');
      const closing = this.#sign();
      if (closing === undefined) {
        throw new Fault({ kind: 'never_closed', at: { from, to: from + 1 } });
      }
      if (closing !== closes) {
        this.#fail('operator_expected');
      }
      this.#at++;
      this.#depth--;
      return { ...inner, at: { from, to: this.#at } };
    }
    const value = this.#number();
    return { kind: 'card', value, at: { from, to: this.#at } };
  }

  /** Behind a minus without a left operand: a difference in brackets, which is turned round. */
  #negated(from: number): Node {
    const before = this.#at;
    this.#at++;
    const inner = CLOSING[this.#sign() ?? ''] === undefined ? undefined : this.#operand();
    if (inner?.kind !== 'operation' || inner.operator !== '-') {
      this.#at = before;
      this.#fail('number_expected');
    }
    return { ...inner, left: inner.right, right: inner.left, at: { from, to: this.#at } };
  }

  #number(): number {
    const [text] = NUMBER.exec(this.#text.slice(this.#at)) ?? [];
    if (text === undefined) {
      this.#fail('number_expected');
    }
    this.#at += text.length;
    return FACE_VALUES[text] ?? Number(text);
  }

  /** The next sign after blanks, if there is one. */
  #sign(): string | undefined {
    while (UNSEEN.test(this.#text.charAt(this.#at))) {
      this.#at++;
    }
    return this.#text[this.#at];
  }

  #fail(kind: 'number_expected' | 'operator_expected' | 'never_opened' | 'too_deep'): never {
    const sign = this.#text[this.#at];
    const at = { from: this.#at, to: Math.min(this.#at + 1, this.#text.length) };
    const isEquals = kind === 'number_expected' && SIGN_OF[sign ?? ''] === '=';
    if (sign !== undefined && (isEquals || (!/[\d\s]/.test(sign) && !(sign in SIGN_OF)))) {
      throw new Fault({ kind: 'unknown_sign', text: sign, at });
    }
    throw new Fault({ kind, at });
  }
}

/** The result that a formula says it has, and where. */
interface Result {
  readonly value: Rational;
  readonly at: Span;
}

interface Value {
  place: number;
  value: Rational;
}

/** Calculates a formula on the table; throws a fault where that cannot be done. */
function toMoves(
  tree: Node,
  result: Result | undefined,
  hand: Hand,
  { rules, use, isNearestCounted }: Task,
  text: string,
): { moves: Move[]; place: number } {
  const whole = { from: 0, to: text.length };
  const free = new Set(hand.cards.keys());
  const takeCards = (node: Node): Map<Node, number> => {
    if (node.kind === 'operation') {
      return new Map([...takeCards(node.left), ...takeCards(node.right)]);
    }
    const place = [...free].find((one) => hand.cards[one] === node.value);
    if (place === undefined) {
      const kind = hand.cards.includes(node.value) ? 'extra_card' : 'no_such_card';
      throw new Fault({ kind, card: node.value, at: node.at });
    }
    free.delete(place);
    return new Map([[node, place]]);
  };
  const placeOf = takeCards(tree);
  const moves: Move[] = [];
  const work = (node: Node): Value => {
    if (node.kind === 'card') {
      return { place: placeOf.get(node) ?? 0, value: rational(node.value) };
    }
    const left = work(node.left);
    const right = work(node.right);
    const { operator } = node;
    const calculated = calculate(left.value, operator, right.value, rules);
    if (!calculated.ok) {
      const { refusal } = calculated;
      throw new Fault({
        kind: 'refused',
        left: left.value,
        operator,
        right: right.value,
        refusal,
        at: node.at,
      });
    }
    moves.push({ from: left.place, onto: right.place, operator, swapped: false });
    return { place: right.place, value: calculated.value };
  };
  const { value, place } = work(tree);
  if (free.size > 0 && use === 'all') {
    const cards = [...free].map((place) => hand.cards[place] ?? 0);
    throw new Fault({ kind: 'missing_cards', cards, at: whole });
  }
  if (!isNearestCounted && !equals(value, rational(hand.objective))) {
    throw new Fault({ kind: use === 'all' ? 'wrong_value' : 'other_value', value, at: whole });
  }
  if (result !== undefined && !equals(value, result.value)) {
    throw new Fault({ kind: 'wrong_value', value, at: result.at });
  }
  return { moves, place };
}
