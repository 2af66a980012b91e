// SPDX-License-Identifier: MIT
import './class.css';
import { ClassHost } from './host';
import { ClassPlayer } from './player';
import { ClassScreen } from './screen';
import type { ClassRoom } from '../session/protocol';
import type { Session } from '../session/session';

/** A class, as its host, a player or the big screen sees it. */
export function Classroom({ session, room }: { session: Session; room: ClassRoom }) {
  if (session.leads.value) {
    return <ClassHost session={session} room={room} />;
  }
  return room.me === null ? (
    <ClassScreen session={session} room={room} />
  ) : (
    <ClassPlayer session={session} room={room} me={room.me} />
  );
}
