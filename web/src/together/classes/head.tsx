// SPDX-License-Identifier: MIT
import type { ComponentChildren } from 'preact';
import { answerText, bestText } from '../parts/formula-text';
import { RoomHead } from '../parts/room-head';
import { classWords } from '../parts/words';
import type { ClassRoom } from '../session/protocol';
import type { Session } from '../session/session';
import { isNearestCounted } from '../session/wishes';

interface ClassHeadProps {
  session: Session;
  room: ClassRoom;
  children?: ComponentChildren;
}

/** Shows the class, the hand that is played, if one is, and the time left for it. */
export function ClassHead({ session, room, children }: ClassHeadProps) {
  const words = classWords(room);
  const { code, box, settings, kept, phase } = room;
  const hand = box > 0 && phase !== 'over' ? words.handOf(box, settings.hands) : undefined;
  return (
    <RoomHead session={session} title={words.title(code)} box={hand} kept={kept}>
      {children}
    </RoomHead>
  );
}

/** Returns the solution of a hand that is over, or that it has none. */
export function tellClassSolution(room: ClassRoom): string {
  const words = classWords(room);
  const { solution, solvable, hand, settings } = room;
  if (solution !== null && hand !== null && isNearestCounted(settings)) {
    return bestText(solution);
  }
  return solution !== null
    ? words.solution(answerText(hand, solution, hand?.objective))
    : solvable === false
      ? words.noSolution
      : '';
}
