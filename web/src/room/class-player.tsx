// SPDX-License-Identifier: MIT
import { ObjectiveCard } from '../krypto/cards';
import '../krypto/felt.css';
import { ClassHands } from './class-hands';
import { MOST_TRIES } from './class-telling';
import { ClassHead, tellClassSolution } from './classroom';
import { Explaining } from './explaining';
import { Leave } from './leave';
import type { ClassRoom, ClassRow } from './protocol';
import { Refusal } from './refusal';
import type { Session } from './session';
import { StillCards } from './still-cards';
import { classWords, roomWords } from './words';

interface ClassPlayerProps {
  session: Session;
  room: ClassRoom;
  me: ClassRow;
}

/** One solves alone, and waits for the others. */
export function ClassPlayer({ session, room, me }: ClassPlayerProps) {
  const words = classWords();
  const { hand } = room;
  return (
    <div class="room">
      <ClassHead session={session} room={room} />
      {hand === null ? (
        <section class="room-gathering">
          <p class="class-place">{words.youAreIn(me.name)}</p>
          <p>{words.waitForHost}</p>
          <p class="small">{words.players(room.counts.here)}</p>
          <Refusal session={session} />
        </section>
      ) : session.isThinking.value ? (
        <Explaining
          key={room.deal}
          session={session}
          hand={hand}
          rules={room.settings.rules}
          prompt={
            me.tries > 0 ? (
              <strong class="class-wrong">{words.wrong(MOST_TRIES - me.tries)}</strong>
            ) : (
              words.solve
            )
          }
        >
          <button
            type="button"
            class="felt-button"
            onClick={() => {
              session.pass();
            }}
          >
            {words.pass}
          </button>
        </Explaining>
      ) : (
        <section class="felt" aria-label={roomWords().table}>
          <ObjectiveCard objective={hand.objective} />
          <StillCards cards={hand.cards} />
          <div class="message">
            <p class="message-strong">{outcome(room, me)}</p>
            <p>{whatNext(room, me)}</p>
            <p>{tellClassSolution(room)}</p>
          </div>
        </section>
      )}
      <div class="room-side">
        {room.phase !== 'playing' && room.box > 0 && <Place room={room} me={me} />}
        <ClassHands room={room} />
        <Leave session={session} loses={!me.left} words={roomWords()} />
      </div>
    </div>
  );
}

function outcome({ phase, box }: ClassRoom, me: ClassRow): string {
  const words = classWords();
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

function whatNext({ phase, counts }: ClassRoom, me: ClassRow): string {
  const words = classWords();
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

function Place({ room, me }: { room: ClassRoom; me: ClassRow }) {
  return <p class="class-place">{classWords().place(me.rank, room.standings.length, me.total)}</p>;
}
