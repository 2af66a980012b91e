// SPDX-License-Identifier: MIT
/** Reads a formula that a player typed, and says what is wrong with it and where. */
import type { Rules } from '../engine/questions';
import type { Hand } from './hand';
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
  | { readonly kind: 'extra_card'; readonly card: number }
  | { readonly kind: 'missing_cards'; readonly cards: readonly number[] }
  | {
      readonly kind: 'refused';
      readonly left: Rational;
      readonly operator: Operator;
      readonly right: Rational;
      readonly refusal: Refusal;
    }
  | { readonly kind: 'wrong_value'; readonly value: Rational }
);

export type FormulaRead =
  | { ok: true; /** The moves on the table that calculate it. */ moves: Move[] }
  | { ok: false; problem: FormulaProblem };

type Node =
  | { kind: 'card'; value: number; at: Span }
  | { kind: 'operation'; operator: Operator; left: Node; right: Node; at: Span };

const OPERATOR_OF: Record<string, Operator> = {
  '+': '+',
  '-': '-',
  '−': '-',
  '–': '-',
  '*': '*',
  '×': '*',
  '·': '*',
  x: '*',
  X: '*',
  '/': '/',
  '÷': '/',
};

const DEEPEST = 100;

class Fault extends Error {
  readonly problem: FormulaProblem;

  constructor(problem: FormulaProblem) {
    super(problem.kind);
    this.problem = problem;
  }
}

/** Reads a formula for a hand; of several faults the first is reported. */
export function readFormula(text: string, hand: Hand, rules: Rules): FormulaRead {
  try {
    const tree = new Parser(text).parse();
    return { ok: true, moves: toMoves(tree, hand, rules, text) };
  } catch (fault) {
    if (fault instanceof Fault) {
      return { ok: false, problem: fault.problem };
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

  parse(): Node {
    if (this.#text.trim() === '') {
      throw new Fault({ kind: 'empty', at: { from: 0, to: this.#text.length } });
    }
    const tree = this.#chain('+-');
    const sign = this.#sign();
    if (sign !== undefined) {
      this.#fail(sign === ')' ? 'never_opened' : 'operator_expected');
    }
    return tree;
  }

  /** Operands with signs of one rank between, calculated from the left. */
  #chain(rank: '+-' | '*/'): Node {
    const operand = () => (rank === '+-' ? this.#chain('*/') : this.#operand());
    let left = operand();
    for (;;) {
      const operator = OPERATOR_OF[this.#sign() ?? ''];
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
    if (sign === '(') {
      if (++this.#depth > DEEPEST) {
        this.#fail('too_deep');
      }
      this.#at++;
      const inner = this.#chain('+-');
      const closing = this.#sign();
      if (closing === undefined) {
        throw new Fault({ kind: 'never_closed', at: { from, to: from + 1 } });
      }
      if (closing !== ')') {
        this.#fail('operator_expected');
      }
      this.#at++;
      this.#depth--;
      return { ...inner, at: { from, to: this.#at } };
    }
    const [digits] = /^\d+/.exec(this.#text.slice(from)) ?? [];
    if (digits === undefined) {
      this.#fail('number_expected');
    }
    this.#at += digits.length;
    return { kind: 'card', value: Number(digits), at: { from, to: this.#at } };
  }

  /** The next sign after blanks, if there is one. */
  #sign(): string | undefined {
    while (/^\s$/.test(this.#text.charAt(this.#at))) {
      this.#at++;
    }
    return this.#text[this.#at];
  }

  #fail(kind: 'number_expected' | 'operator_expected' | 'never_opened' | 'too_deep'): never {
    const sign = this.#text[this.#at];
    const at = { from: this.#at, to: Math.min(this.#at + 1, this.#text.length) };
    if (sign !== undefined && !/[\d()\s]/.test(sign) && !(sign in OPERATOR_OF)) {
      throw new Fault({ kind: 'unknown_sign', text: sign, at });
    }
    throw new Fault({ kind, at });
  }
}

interface Value {
  place: number;
  value: Rational;
}

/** Calculates a formula on the table; throws a fault where that cannot be done. */
function toMoves(tree: Node, hand: Hand, rules: Rules, text: string): Move[] {
  const whole = { from: 0, to: text.length };
  const free = new Set(hand.cards.keys());
  const takeCards = (node: Node): Map<Node, number> => {
    if (node.kind === 'operation') {
      return new Map([...takeCards(node.left), ...takeCards(node.right)]);
    }
    const place = [...free].find((one) => hand.cards[one] === node.value);
    if (place === undefined) {
      throw new Fault({ kind: 'extra_card', card: node.value, at: node.at });
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
  const { value } = work(tree);
  if (free.size > 0) {
    const cards = [...free].map((place) => hand.cards[place] ?? 0);
    throw new Fault({ kind: 'missing_cards', cards, at: whole });
  }
  if (!equals(value, rational(hand.objective))) {
    throw new Fault({ kind: 'wrong_value', value, at: whole });
  }
  return moves;
}
