// SPDX-License-Identifier: MIT
/** The cards on the table: the hand, and the results of the moves. */
import type { Rules } from '../engine/questions';
import { oneOf, readBoolean, readNumber, recordOf } from '../storage/readers';
import type { Expression } from './expression';
import type { Hand } from './hand';
import { calculate, OPERATORS, type Operator, type Refusal } from './operations';
import { equals, rational, type Rational } from './rational';

/**
 * The card at `from` is put on that at `onto`, where the result stays. It is calculated as
 * `from operator onto`, or the other way round if swapped.
 */
export interface Move {
  readonly from: number;
  readonly onto: number;
  readonly operator: Operator;
  readonly swapped: boolean;
}

export interface TableCard {
  readonly value: Rational;
  /** The formula that made it; a dealt card is itself. */
  readonly made: Expression;
}

export interface DoneStep {
  readonly left: Rational;
  readonly operator: Operator;
  readonly right: Rational;
  readonly result: Rational;
}

export interface Table {
  /** The cards by place; a place is empty once its card was put on another one. */
  readonly places: readonly (TableCard | undefined)[];
  readonly steps: readonly DoneStep[];
}

export type Moved = { ok: true; table: Table } | { ok: false; step: Unfinished };

/** A step that the rules refuse. */
export interface Unfinished {
  readonly left: Rational;
  readonly operator: Operator;
  readonly right: Rational;
  readonly refusal: Refusal;
}

export function deal(hand: Hand): Table {
  return {
    places: hand.cards.map((card) => ({
      value: rational(card),
      made: { kind: 'card', value: card },
    })),
    steps: [],
  };
}

/** Gives nothing if the move does not fit the table, as one from a damaged store. */
export function makeMove(table: Table, move: Move, rules: Rules): Moved | undefined {
  const from = table.places[move.from];
  const onto = table.places[move.onto];
  if (from === undefined || onto === undefined || move.from === move.onto) {
    return undefined;
  }
  const [left, right] = move.swapped ? [onto, from] : [from, onto];
  const { operator } = move;
  const calculated = calculate(left.value, operator, right.value, rules);
  const operands = { left: left.value, operator, right: right.value };
  if (!calculated.ok) {
    return { ok: false, step: { ...operands, refusal: calculated.refusal } };
  }
  const result: TableCard = {
    value: calculated.value,
    made: { kind: 'operation', operator, left: left.made, right: right.made },
  };
  return {
    ok: true,
    table: {
      places: table.places.map((card, place) =>
        place === move.onto ? result : place === move.from ? undefined : card,
      ),
      steps: [...table.steps, { ...operands, result: calculated.value }],
    },
  };
}

/** The table after these moves, as far as the rules allow them, and how many those are. */
export function replay(
  hand: Hand,
  moves: readonly Move[],
  rules: Rules,
): { table: Table; allowed: number } {
  let table = deal(hand);
  for (const [index, move] of moves.entries()) {
    const moved = makeMove(table, move, rules);
    if (!moved?.ok) {
      return { table, allowed: index };
    }
    table = moved.table;
  }
  return { table, allowed: moves.length };
}

/** The cards that are left, in their order. */
export function cardsOn(table: Table): TableCard[] {
  return table.places.filter((card) => card !== undefined);
}

/** The last card, when it is the only one. */
export function lastCard(table: Table): TableCard | undefined {
  const cards = cardsOn(table);
  return cards.length === 1 ? cards[0] : undefined;
}

export function isSolved(table: Table, hand: Hand): boolean {
  const last = lastCard(table);
  return last !== undefined && equals(last.value, rational(hand.objective));
}

/** Reads a move that was kept. */
export const readMove = recordOf<Move>({
  from: readNumber,
  onto: readNumber,
  operator: oneOf(OPERATORS),
  swapped: readBoolean,
});
