// SPDX-License-Identifier: MIT
import { useEffect } from 'preact/hooks';
import { Podium, stepsOf } from './podium';
import { Standings } from './standings';
import { ClassTask } from './task';
import { WholeLesson } from './whole-lesson';
import { ClassHead, tellClassSolution } from './head';
import { hasOthers } from './others';
import { roomLink } from '../session/code';
import { unreachable } from '../session/reach';
import type { ClassRoom } from '../session/protocol';
import { QrCode } from '../parts/qr-code';
import { RoomCode } from '../parts/room-code';
import { UnreachableNotice } from '../parts/unreachable-notice';
import type { Session } from '../session/session';
import { classWords, roomWords } from '../parts/words';

/** The view fills the window, in large print. */
export function useWall(): void {
  useEffect(() => {
    document.documentElement.classList.add('class-on-screen');
    return () => document.documentElement.classList.remove('class-on-screen');
  }, []);
}

/** The view on the wall for all in the room; it fills the window. */
export function ClassScreen({ session, room }: { session: Session; room: ClassRoom }) {
  const words = classWords(room);
  useWall();
  const isOver = room.phase === 'between' || room.phase === 'over';
  const isEmpty = room.hand === null && room.puzzle === null;
  return (
    <div class="class-screen" data-phase={room.phase}>
      <ClassHead session={session} room={room} />
      <div class="class-stage">
        {isEmpty ? (
          <Welcome room={room} />
        ) : room.phase === 'over' && stepsOf(room.standings).length > 0 ? (
          <Podium standings={room.standings} />
        ) : (
          <ClassTask task={room} label={roomWords(room).table}>
            <p class="message" role="status">
              {isOver
                ? words.solvedOf(room.counts.right, room.counts.here)
                : words.finishedOf(room.counts.finished, room.counts.here)}
            </p>
            <p class="message-strong">{tellClassSolution(room)}</p>
          </ClassTask>
        )}
        {isOver && (
          <div>
            <Standings room={room} isFinal={room.phase === 'over'} />
            <WholeLesson standings={room.standings} />
          </div>
        )}
      </div>
      <p class="class-foot">
        {!isEmpty && !unreachable.value && (
          <span>
            {words.joinAt} {roomLink('').split('#', 1)} <strong>{room.code}</strong>
          </span>
        )}
        {document.fullscreenEnabled && (
          <button
            type="button"
            class="button"
            onClick={() => void document.documentElement.requestFullscreen().catch(() => undefined)}
          >
            {words.fullScreen}
          </button>
        )}
        <a class="button" href="#/room">
          {words.leaveScreen}
        </a>
      </p>
    </div>
  );
}

/** Shows how to come in, and who has. */
function Welcome({ room }: { room: ClassRoom }) {
  const words = classWords(room);
  const link = roomLink(room.code);
  return (
    <div class="class-welcome">
      <div class="class-ways">
        <div>
          {unreachable.value ? (
            !hasOthers(room) && <UnreachableNotice {...unreachable.value} />
          ) : (
            <p>
              {words.joinAt} <span class="class-link">{link.split('#', 1)}</span>
            </p>
          )}
          <RoomCode code={room.code} />
        </div>
        {!unreachable.value && <QrCode link={link} />}
      </div>
      <p>{words.players(room.counts.here)}</p>
      <ul class="class-names">
        {room.standings
          .filter(({ left }) => !left)
          .map(({ seat, name }) => (
            <li key={seat}>
              <bdi>{name}</bdi>
            </li>
          ))}
      </ul>
    </div>
  );
}
