// SPDX-License-Identifier: MIT
import { classWords, roomWords } from '../parts/words';
import type { ClassRoom } from '../session/protocol';
import { ClassHands } from './hands';
import { Place } from './place';
import { Podium } from './podium';
import { SaveResults } from './save-results';
import { Standings } from './standings';

/** The result of a class that its host has closed: the places, and the hands to look at again. */
export function ClassEnded({ room }: { room: ClassRoom }) {
  const words = classWords(room);
  const { me, box, players } = room;
  return (
    <div class="room class-ended" data-on-wall={me === null && players === null}>
      <h1>{words.title(room.code)}</h1>
      <p class="message">{players === null ? words.thanks : words.closedByYou}</p>
      {box > 0 && (
        <>
          {me !== null && <Place room={room} me={me} />}
          <Podium standings={room.standings} />
          <Standings room={room} isFinal />
          {players !== null && <SaveResults room={room} players={players} />}
          <ClassHands room={room} />
        </>
      )}
      <a class="button" href="#/room">
        {roomWords().newRoom}
      </a>
    </div>
  );
}
