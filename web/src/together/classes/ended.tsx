// SPDX-License-Identifier: MIT
import { classWords, roomWords } from '../parts/words';
import type { ClassRoom } from '../session/protocol';
import { ClassHands } from './hands';
import { Place } from './place';
import { Podium } from './podium';
import { ClassResult } from './result';
import { LastPlaces, useWall } from './screen';
import { Standings } from './standings';
import { WholeLesson } from './whole-lesson';
import './class.css';

/** The result of a class that its host has closed: the places, and the hands to look at again. */
export function ClassEnded({ room }: { room: ClassRoom }) {
  const { me, players } = room;
  return me === null && players === null ? <OnWall room={room} /> : <OnDesk room={room} />;
}

/** The end for all in the room, as large as the class was. */
function OnWall({ room }: { room: ClassRoom }) {
  const words = classWords(room);
  useWall();
  return (
    <div class="class-screen" data-phase="over">
      <h1>{words.title(room.code)}</h1>
      <div class="class-stage">
        <Podium standings={room.standings} />
        <p class="class-told">{words.thanks}</p>
        <div>
          <LastPlaces room={room} />
        </div>
      </div>
      <p class="class-foot">
        <a class="button" href="#/room">
          {words.leaveScreen}
        </a>
      </p>
    </div>
  );
}

function OnDesk({ room }: { room: ClassRoom }) {
  const words = classWords(room);
  const { me, box, players } = room;
  return (
    <div class="class-ended">
      <h1>{words.title(room.code)}</h1>
      <p class="class-told">{players === null ? words.thanks : words.closedByYou}</p>
      {box > 0 &&
        (players === null ? (
          <>
            {me !== null && <Place room={room} me={me} />}
            <Podium standings={room.standings} />
            <Standings room={room} isFinal />
            <WholeLesson room={room} />
            <ClassHands room={room} />
          </>
        ) : (
          <ClassResult room={room} players={players} at={new Date()} />
        ))}
      <a class="button" href="#/room">
        {roomWords().newRoom}
      </a>
    </div>
  );
}
