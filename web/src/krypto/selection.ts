// SPDX-License-Identifier: MIT
import type { Operator } from './operations';

/** The cards and the operation that the player has taken so far for the next move. */
export interface Selection {
  readonly first?: number;
  readonly second?: number;
  readonly operator?: Operator;
}

export const NOTHING: Selection = {};

/** Taking a card that is taken puts it back. */
export function takeCard(selection: Selection, place: number): Selection {
  const { first, second, operator } = selection;
  if (first === undefined) {
    return { first: place };
  }
  if (place === first) {
    return second === undefined ? NOTHING : { first: second };
  }
  if (place === second) {
    return { first };
  }
  return { first, second: place, ...(operator && { operator }) };
}

/** An operation means something only once there is a card to begin with. */
export function takeOperator(selection: Selection, operator: Operator): Selection {
  const { first, second } = selection;
  if (first === undefined) {
    return selection;
  }
  if (second !== undefined) {
    return { first, second, operator };
  }
  return selection.operator === operator ? { first } : { first, operator };
}

/** The two cards change sides. */
export function swap(selection: Selection): Selection {
  const { first, second } = selection;
  return first === undefined || second === undefined ? selection : { first: second, second: first };
}
