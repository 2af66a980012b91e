// SPDX-License-Identifier: MIT
import { classWords, roomWords } from '../parts/words';
import type { ClassRoom } from '../session/protocol';
import { ClassHands } from './hands';
import { Place } from './place';
import { Podium } from './podium';
import { ClassResult } from './result';
import { Standings } from './standings';
import './class.css';

/** The result of a class that its host has closed: the places, and the hands to look at again. */
export function ClassEnded({ room }: { room: ClassRoom }) {
  const words = classWords(room);
  const { me, box, players } = room;
  return (
    <div class="class-ended" data-on-wall={me === null && players === null}>
      <h1>{words.title(room.code)}</h1>
      <p class="class-told">{players === null ? words.thanks : words.closedByYou}</p>
      {box > 0 &&
        (players === null ? (
          <>
            {me !== null && <Place room={room} me={me} />}
            <Podium standings={room.standings} />
            <Standings room={room} isFinal />
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
