// SPDX-License-Identifier: MIT
/** The guided hand: three steps that show how a hand is played, and which of them comes next. */
import type { Hand } from './hand';
import type { GuidePlace } from '../parts/guide-frame';
import type { Operator } from './operations';
import { equals, rational } from './rational';
import { NOTHING, type Selection } from './selection';
import { cardsOn, type Table } from './table';

/** One card fewer than usual, so that three steps solve it. */
export const GUIDED_HAND: Hand = { cards: [7, 3, 2, 5], objective: 15 };

export interface GuideStep {
  readonly left: number;
  readonly operator: Operator;
  readonly right: number;
  /** The cards on the table before it. */
  readonly cards: readonly number[];
}

export const GUIDE_STEPS: readonly GuideStep[] = [
  { left: 7, operator: '+', right: 3, cards: [7, 3, 2, 5] },
  { left: 10, operator: '*', right: 2, cards: [10, 2, 5] },
  { left: 20, operator: '-', right: 5, cards: [20, 5] },
];

export function guidePlace(table: Table): GuidePlace {
  if (holds(table, [GUIDED_HAND.objective])) {
    return { kind: 'done' };
  }
  const index = GUIDE_STEPS.findIndex(({ cards }) => holds(table, cards));
  return index === -1 ? { kind: 'astray' } : { kind: 'step', index };
}

/** Whether these cards are on the table, and no others, wherever they lie. */
function holds(table: Table, cards: readonly number[]): boolean {
  const left = [...cards];
  for (const { value } of cardsOn(table)) {
    const found = left.findIndex((card) => equals(rational(card), value));
    if (found === -1) {
      return false;
    }
    left.splice(found, 1);
  }
  return left.length === 0;
}

/** The places of the cards of the step. */
export function placesOf({ left, right }: GuideStep, table: Table): number[] {
  return [left, right].map((card) =>
    table.places.findIndex((one) => one && equals(one.value, rational(card))),
  );
}

/** The places of the chosen cards that the step does not need. */
export function wrongPlaces(step: GuideStep, table: Table, { first, second }: Selection): number[] {
  const places = placesOf(step, table);
  return [first, second].filter(
    (place) => place !== undefined && !places.includes(place),
  ) as number[];
}

/** Puts back the chosen cards that the step does not need. */
export function withoutWrong(step: GuideStep, table: Table, selection: Selection): Selection {
  const wrong = wrongPlaces(step, table, selection);
  const { first, second, operator } = selection;
  const [kept] = [first, second].filter((place) => place !== undefined && !wrong.includes(place));
  return wrong.length === 0
    ? selection
    : kept === undefined
      ? NOTHING
      : { first: kept, ...(operator && { operator }) };
}

/** The cards, by their places, and operations that the step still needs. */
export interface Pointed {
  readonly places: readonly number[];
  readonly operator: Operator | undefined;
}

export function pointAt(step: GuideStep, table: Table, selection: Selection): Pointed {
  const places = placesOf(step, table).filter(
    (place) => place !== selection.first && place !== selection.second,
  );
  if (wrongPlaces(step, table, selection).length > 0) {
    return { places, operator: undefined };
  }
  const needsOperator = selection.first !== undefined && selection.operator !== step.operator;
  // Card, operation, card: one thing after the other.
  return selection.first === undefined
    ? { places: places.slice(0, 1), operator: undefined }
    : needsOperator
      ? { places: [], operator: step.operator }
      : { places, operator: undefined };
}
