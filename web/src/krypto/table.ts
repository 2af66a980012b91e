// SPDX-License-Identifier: MIT
/** The cards on the table: the hand, and the results of the moves. */
import type { Rules } from '../engine/questions';
import { oneOf, readBoolean, readNumber, recordOf } from '../storage/readers';
import type { Expression } from './expression';
import type { Hand } from './hand';
import { calculate, OPERATORS, type Operator, type Refusal } from './operations';
import type { Use } from './games';
import { distanceBetween, equals, lessThan, rational, type Rational } from './rational';

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

/** Whether the objective was made, of all cards or of any. A card that was dealt is not made. */
export function isSolved(table: Table, hand: Hand, use: Use = 'all'): boolean {
  return madeCard(table, hand, use) !== undefined;
}

/** The card that solves the hand, if there is one. */
export function madeCard(table: Table, hand: Hand, use: Use): TableCard | undefined {
  const objective = rational(hand.objective);
  const made =
    use === 'all' ? [lastCard(table)] : cardsOn(table).filter((card) => card.made.kind !== 'card');
  return made.find((card) => card !== undefined && equals(card.value, objective));
}

/** The card that is nearest to the objective, the first of several. */
export function nearestCard(table: Table, { objective }: Hand): TableCard | undefined {
  const distance = ({ value }: TableCard) => distanceBetween(value, rational(objective));
  return cardsOn(table).reduce<TableCard | undefined>(
    (best, card) => (best === undefined || lessThan(distance(card), distance(best)) ? card : best),
    undefined,
  );
}

/** Reads a move that was kept. */
export const readMove = recordOf<Move>({
  from: readNumber,
  onto: readNumber,
  operator: oneOf(OPERATORS),
  swapped: readBoolean,
});
