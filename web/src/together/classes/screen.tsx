// SPDX-License-Identifier: MIT
import { useEffect, useRef, useState } from 'preact/hooks';
import { Podium, stepsOf } from './podium';
import { Standings } from './standings';
import { ClassTask } from './task';
import { WholeLesson, wholeLesson } from './whole-lesson';
import { ClassHead, tellClassSolution } from './head';
import { tellSolved } from './telling';
import { hasOthers } from './others';
import { roomLink } from '../session/code';
import { unreachable } from '../session/reach';
import type { ClassRoom } from '../session/protocol';
import { QrCode } from '../parts/qr-code';
import { CodeParts, RoomCode } from '../parts/room-code';
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

/** How long the solution of the last hand is seen before the podium, in ms. */
const SOLUTION_SEEN = 15_000;

/** Whether the last hand has just ended before the eyes of all, who look at its solution first. */
function useLookAtSolution({ phase }: ClassRoom): boolean {
  const isOver = phase === 'over';
  const wasPlayed = useRef(!isOver);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    wasPlayed.current ||= !isOver;
    setSeen(false);
    if (isOver && wasPlayed.current) {
      const timer = setTimeout(() => setSeen(true), SOLUTION_SEEN);
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [isOver]);
  return isOver && wasPlayed.current && !isSeen;
}

/** The places of all games of a class if there was more than one, else those of its game. */
export function LastPlaces({ room }: { room: ClassRoom }) {
  if (wholeLesson(room.standings).length > 0) {
    return <WholeLesson room={room} />;
  }
  return room.box > 0 ? <Standings room={room} isFinal /> : null;
}

/** The view on the wall for all in the room; it fills the window. */
export function ClassScreen({ session, room }: { session: Session; room: ClassRoom }) {
  const words = classWords(room);
  useWall();
  const isOver = room.phase === 'between' || room.phase === 'over';
  const isEmpty = room.hand === null && room.puzzle === null;
  const isSolutionLooked = useLookAtSolution(room);
  const isPodium = room.phase === 'over' && !isSolutionLooked && stepsOf(room.standings).length > 0;
  return (
    <div class="class-screen" data-phase={room.phase}>
      <ClassHead session={session} room={room} />
      <div class="class-stage">
        {isEmpty ? (
          <Welcome room={room} />
        ) : isPodium ? (
          <Podium standings={room.standings} />
        ) : (
          <ClassTask task={room} label={roomWords(room).table}>
            <p class="message" role="status">
              {isOver ? tellSolved(room) : words.finishedOf(room.counts.finished, room.counts.here)}
            </p>
            <p class="message-strong">{tellClassSolution(room)}</p>
          </ClassTask>
        )}
        {isOver && (
          <div>
            {room.phase === 'over' ? (
              <LastPlaces room={room} />
            ) : (
              <Standings room={room} isFinal={false} />
            )}
          </div>
        )}
      </div>
      <p class="class-foot">
        {!isEmpty && !unreachable.value && (
          <span>
            {words.joinAt} {roomLink('').split('#', 1)}{' '}
            <strong>
              <CodeParts code={room.code} />
            </strong>
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
