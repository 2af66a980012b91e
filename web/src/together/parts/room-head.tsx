// SPDX-License-Identifier: MIT
import type { ComponentChildren } from 'preact';
import type { Session } from '../session/session';
import { LineNotice } from './line-notice';
import { TimeLeft } from './time-left';
import { roomWords } from './words';

interface RoomHeadProps {
  session: Session;
  title: string;
  /** Which hand or round it is. */
  box: string | undefined;
  /** Whether the server keeps the room. */
  kept: boolean;
  children?: ComponentChildren;
}

/** Shows the room, the game that is played there and the time left for it. */
export function RoomHead({ session, title, box, kept, children }: RoomHeadProps) {
  return (
    <>
      <header class="room-head">
        <h1>{title}</h1>
        {box !== undefined && <p class="room-box">{box}</p>}
        {children}
        <TimeLeft session={session} />
      </header>
      <LineNotice line={session.line} />
      {!kept && (
        <p class="small" role="status">
          {roomWords().notKept}
        </p>
      )}
    </>
  );
}
