// SPDX-License-Identifier: MIT
/** Finds puzzles for a desk, and asks how many answers they have and how hard they are. */
import type { Outcome } from '../engine/outcome';
import type { Desk, Judgement, Letters } from './desk';

/** Finds something to lay; nothing if that fails, or if the player has gone elsewhere. */
export async function find<Found>(
  desk: Desk,
  ask: () => Promise<Outcome<Found>>,
  retry: () => void,
): Promise<Found | undefined> {
  const { arrivals } = desk;
  desk.situation.value = { kind: 'laying' };
  const found = await ask();
  if (arrivals !== desk.arrivals) {
    return undefined;
  }
  if (found.ok) {
    return found.value;
  }
  desk.situation.value = { kind: 'failed', error: found.error, retry };
  return undefined;
}

/** Asks how many answers the puzzle on the desk has, and how hard it is. */
export async function judge(desk: Desk): Promise<void> {
  const { arrivals, judgement, level } = desk;
  const laid = desk.laid.peek();
  if (laid === undefined) {
    return;
  }
  judgement.value = { kind: 'asking' };
  const solved = await laid.questions.solve(2);
  if (arrivals !== desk.arrivals) {
    return;
  }
  judgement.value = judgementOf(solved);
  const { kind } = judgement.value;
  if ((kind === 'one' || kind === 'beyond') && laid.hasReasons) {
    const graded = await laid.questions.grade();
    if (arrivals === desk.arrivals && graded.ok) {
      level.value = graded.value;
    }
  }
}

function judgementOf(solved: Outcome<Letters[]>): Judgement {
  if (!solved.ok) {
    const { error } = solved;
    return error.kind === 'too_much' ? { kind: 'beyond' } : { kind: 'failed', error };
  }
  const [first, second] = solved.value;
  if (first === undefined) {
    return { kind: 'none' };
  }
  return second === undefined ? { kind: 'one', answer: first } : { kind: 'several' };
}
