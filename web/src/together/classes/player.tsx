// SPDX-License-Identifier: MIT
import { AskFirst } from '../../parts/question';
import { ClassBoard } from './board';
import { ClassHands } from './hands';
import { Place } from './place';
import { ClassTask } from './task';
import { WholeLesson } from './whole-lesson';
import { tellWrong } from './telling';
import { ClassHead, tellClassSolution } from './head';
import { answerText } from '../parts/formula-text';
import { Explaining } from '../parts/explaining';
import { Leave } from '../parts/leave';
import type { ClassHappened, ClassRoom, ClassRow } from '../session/protocol';
import { Refusal } from '../parts/refusal';
import type { Session } from '../session/session';
import { useTriumph } from '../parts/use-triumph';
import { letterKindOf } from '../session/task';
import { isNearestCounted } from '../session/wishes';
import { classWords, nearWords, roomWords } from '../parts/words';

interface ClassPlayerProps {
  session: Session;
  room: ClassRoom;
  me: ClassRow;
}

/** One solves alone, and waits for the others. */
export function ClassPlayer({ session, room, me }: ClassPlayerProps) {
  const place = useTriumph(me.progress === 'right' && room.phase === 'playing');
  const words = classWords(room);
  return (
    <div class="room">
      <ClassHead session={session} room={room} />
      {room.hand === null && room.puzzle === null ? (
        <section class="room-gathering">
          <p class="class-place">{words.youAreIn(me.name)}</p>
          <p>{words.waitForHost}</p>
          <p class="small">{words.players(room.counts.here)}</p>
          <Refusal session={session} />
        </section>
      ) : session.isThinking.value ? (
        <Thinking key={room.deal} session={session} room={room} me={me} />
      ) : (
        <ClassTask task={room} label={roomWords(room).table}>
          <div ref={place} class="message class-outcome" data-right={me.progress === 'right'}>
            <p class="message-strong">{outcome(room, me)}</p>
            {me.progress === 'right' && me.formula !== null && (
              <p class="class-own">{answerText(room.hand, me.formula, room.hand?.objective)}</p>
            )}
            <p>{whatNext(room, me)}</p>
            {/* A player who has found a solution needs no other. */}
            {me.progress !== 'right' && <p>{tellClassSolution(room)}</p>}
          </div>
        </ClassTask>
      )}
      <div class="room-side">
        {room.phase !== 'playing' && room.box > 0 && <Place room={room} me={me} />}
        {room.phase !== 'playing' && <WholeLesson room={room} />}
        <ClassHands room={room} />
        <Leave session={session} loses={!me.left} words={leaving()} />
      </div>
    </div>
  );
}

function leaving() {
  const { seatLeaveQuestion, seatLeaveYes } = classWords();
  return { ...roomWords(), leaveQuestion: seatLeaveQuestion, leaveYes: seatLeaveYes };
}

/** One is at work on the hand, or the puzzle of letters. */
function Thinking({ session, room, me }: ClassPlayerProps) {
  const words = classWords(room);
  const near = nearWords();
  const { hand, puzzle } = room;
  const kind = letterKindOf(room.settings);
  const { game = 'krypto' } = room.settings;
  const prompt =
    me.distance != null ? (
      <strong>{near.myBest(me.distance)}</strong>
    ) : me.tries > 0 ? (
      <strong class="class-wrong">
        {tellWrong({ happened: lastOf(session, room, me), room }, me.tries)}
      </strong>
    ) : hand === null || game === 'krypto' ? (
      words.solve
    ) : isNearestCounted(room.settings) ? (
      near.solve(hand.cards.length)
    ) : (
      near.solveAll(hand.cards.length)
    );
  const style = hand === null ? 'button' : 'felt-button';
  // With a result that counts there is nothing to lose.
  const pass =
    me.distance == null ? (
      <AskFirst
        class={style}
        words={{
          act: words.pass,
          question: words.passQuestion,
          yes: words.passYes,
          no: words.passNo,
        }}
        act={() => session.pass()}
      />
    ) : (
      <button type="button" class={style} onClick={() => session.pass()}>
        {near.content}
      </button>
    );
  return hand !== null ? (
    <Explaining
      session={session}
      hand={hand}
      game={room.settings.game}
      rules={room.settings.rules}
      prompt={prompt}
    >
      {pass}
    </Explaining>
  ) : puzzle !== null && kind !== undefined ? (
    <ClassBoard
      session={session}
      room={room}
      puzzle={{ kind, text: puzzle }}
      prompt={prompt}
      task={words.solve}
      tries={me.tries}
    >
      {pass}
    </ClassBoard>
  ) : null;
}

/** The last event of the class, if it was one of this player on this hand. */
function lastOf(session: Session, room: ClassRoom, me: ClassRow): ClassHappened | undefined {
  const told = session.classTold.value;
  const isMine = told?.happened.seat === me.seat && told.room.deal === room.deal;
  return isMine ? told.happened : undefined;
}

function outcome(room: ClassRoom, me: ClassRow): string {
  const words = classWords(room);
  const { phase, box } = room;
  if (me.progress !== 'right' && me.distance != null) {
    return nearWords().counted(me.distance, me.boxes[box - 1] ?? 0);
  }
  switch (me.progress) {
    case 'right':
      return words.right(me.took_ms ?? 0, me.boxes[box - 1] ?? 0);
    case 'passed':
      return words.passed;
    case 'out':
      return words.out;
    case 'thinking':
      return phase === 'playing' ? '' : words.unsolved;
  }
}

function whatNext(room: ClassRoom, me: ClassRow): string {
  const words = classWords(room);
  const { phase, counts } = room;
  switch (phase) {
    case 'playing':
      return me.left
        ? ''
        : `${words.waitForOthers} ${words.finishedOf(counts.finished, counts.here)}.`;
    case 'over':
      return words.final;
    default:
      return words.waitForNext;
  }
}
