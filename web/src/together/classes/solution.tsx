// SPDX-License-Identifier: MIT
import { useState } from 'preact/hooks';
import { engine } from '../../engine';
import { mapped, type Outcome } from '../../engine/outcome';
import { explainError } from '../../parts/notice';
import type { Hand } from '../../krypto/hand';
import { formulaText } from '../parts/formula-text';
import { classWords } from '../parts/words';
import type { ClassRoom } from '../session/protocol';
import { taskOf } from '../session/task';

/** Finds the easiest solution of a hand, or the number nearest to its objective. */
export async function solutionOf(
  hand: Hand,
  settings: ClassRoom['settings'],
): Promise<Outcome<string | undefined>> {
  const { rules, use } = taskOf(settings);
  const solved = await engine.ask('krypto/solve', { ...hand, rules, use, limit: 1 });
  return mapped(solved, ({ solutions, nearest }) => {
    const [best] = solutions ?? [];
    if (best !== undefined) {
      return formulaText(best, hand.objective);
    }
    const near = nearest?.below ?? nearest?.above;
    return near == null ? undefined : `${formulaText(near.expression)} = ${near.value}`;
  });
}

interface SolutionProps {
  name: string;
  find: () => Promise<Outcome<string | undefined>>;
  /** The words for a solution that is found. */
  tell: (solution: string) => string;
  /** And where there is none. */
  none: string;
}

/** Shows a solution when it is wanted. */
export function Solution({ name, find, tell, none }: SolutionProps) {
  const words = classWords();
  const [found, setFound] = useState<Outcome<string | undefined>>();
  return (
    <>
      {found === undefined && (
        <button
          type="button"
          class="button"
          aria-label={words.showSolutionOf(name)}
          onClick={() => void find().then(setFound)}
        >
          {words.showSolution}
        </button>
      )}
      <span class="class-solution" role="status">
        {found !== undefined &&
          (!found.ok
            ? explainError(found.error)
            : found.value === undefined
              ? none
              : tell(found.value))}
      </span>
    </>
  );
}
