// SPDX-License-Identifier: MIT
import type { ComponentChildren } from 'preact';
import { answerText } from '../parts/formula-text';
import { LineNotice } from '../parts/line-notice';
import { TimeLeft } from '../parts/time-left';
import { classWords, roomWords } from '../parts/words';
import type { ClassRoom } from '../session/protocol';
import type { Session } from '../session/session';

interface ClassHeadProps {
  session: Session;
  room: ClassRoom;
  children?: ComponentChildren;
}

/** Which class it is, which hand is played and how long it lasts. */
export function ClassHead({ session, room, children }: ClassHeadProps) {
  const words = classWords(room);
  return (
    <>
      <header class="room-head">
        <h1>{words.title(room.code)}</h1>
        {room.box > 0 && <p class="room-box">{words.handOf(room.box, room.settings.hands)}</p>}
        {children}
        <TimeLeft session={session} />
      </header>
      <LineNotice line={session.line} />
      {!room.kept && (
        <p class="small" role="status">
          {roomWords().notKept}
        </p>
      )}
    </>
  );
}

/** Of a hand that is over: a solution, or that there is none. */
export function tellClassSolution(room: ClassRoom): string {
  const words = classWords(room);
  const { solution, solvable, hand } = room;
  return solution !== null
    ? words.solution(answerText(hand, solution, hand?.objective))
    : solvable === false
      ? words.noSolution
      : '';
}
