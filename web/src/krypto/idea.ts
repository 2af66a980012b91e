// SPDX-License-Identifier: MIT
/** The idea of a way to the objective: how it ends. */
import type { Step } from '../engine/questions';
import type { Operator } from './operations';

/**
 * A card that a way keeps for its last operation, with the side on which it stands there; or that
 * the last operation works on two results.
 */
export type Idea =
  | { readonly kept: string; readonly side: 'left' | 'right'; readonly operator: Operator }
  | { readonly kept?: undefined; readonly operator: Operator };

/** A step with its numbers as the engine writes them. */
export type PlainStep = Omit<Step, 'text'>;

/** Returns the idea of a way; nothing where a single operation is left, or none. */
export function ideaOf(steps: readonly PlainStep[]): Idea | undefined {
  const last = steps.at(-1);
  if (last === undefined || steps.length === 1) {
    return undefined;
  }
  const { operator } = last;
  const made = resultsLeft(steps.slice(0, -1));
  const isLeftMade = made.includes(last.left);
  if (!isLeftMade) {
    return { kept: last.left, side: 'left', operator };
  }
  return made.toSpliced(made.indexOf(last.left), 1).includes(last.right)
    ? { operator }
    : { kept: last.right, side: 'right', operator };
}

/** Returns the results that no later step has used. */
function resultsLeft(steps: readonly PlainStep[]): string[] {
  return steps.reduce<string[]>((made, { left, right, result }) => {
    const unused = [left, right].reduce((rest, used) => {
      const place = rest.indexOf(used);
      return place < 0 ? rest : rest.toSpliced(place, 1);
    }, made);
    return [...unused, result];
  }, []);
}
