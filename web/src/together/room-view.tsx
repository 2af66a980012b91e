// SPDX-License-Identifier: MIT
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { announce } from '../parts/announcer';
import { focusContent } from '../address/focus-content';
import { Notice } from '../parts/notice';
import { place, replaceAddress } from '../address/router';
import { Classroom } from './classes/classroom';
import { ClassEnded } from './classes/ended';
import { tellClass } from './classes/telling';
import { purposeOf, readCode, roomAddress } from './session/code';
import { Door } from './door';
import { DuelInside } from './duels/inside';
import { tellDuel } from './duels/telling';
import { Inside } from './matches/inside';
import './room.css';
import { findReach } from './session/reach';
import { Session } from './session/session';
import { tell } from './matches/telling';
import { roomWords } from './parts/words';

export function RoomView() {
  const session = useMemo(() => new Session(), []);
  useAddress(session);
  useAnnouncements(session);
  useTop(session);
  useScreen(session);
  useEffect(() => void findReach(), []);
  switch (session.stage.value) {
    case 'outside':
      return session.ended.value === undefined ? (
        <Door session={session} />
      ) : (
        <ClassEnded room={session.ended.value} />
      );
    case 'entering':
      return <Entering session={session} />;
    case 'inside':
      return session.duel.value !== undefined ? (
        <DuelInside session={session} duel={session.duel.value} />
      ) : session.classroom.value !== undefined ? (
        <Classroom session={session} room={session.classroom.value} />
      ) : (
        <Inside session={session} />
      );
    case 'replaced':
      return <Replaced session={session} />;
  }
}

/** Follows the address to a room, and keeps the address at that of the room. */
function useAddress(session: Session): void {
  const { query } = place.value;
  const asked = readCode(query.get('code') ?? '');
  const purpose = purposeOf(query);
  useEffect(() => session.visit(asked, purpose), [session, asked, purpose]);
  useEffect(() => () => session.close(), [session]);
  // One who was taken out is not led back by the address.
  const isTakenOut = session.isTakenOut.value;
  useEffect(() => {
    if (isTakenOut) {
      replaceAddress('#/room');
    }
  }, [isTakenOut]);
  const code = session.code.value;
  const found = session.purpose.value;
  useEffect(() => {
    if (code !== undefined) {
      replaceAddress(roomAddress(code, found));
    }
  }, [code, found]);
}

/** The door, the table and the way between are pages of their own, each seen from its top. */
function useTop(session: Session): void {
  const stage = session.stage.value;
  const before = useRef(stage);
  useEffect(() => {
    if (before.current !== stage) {
      before.current = stage;
      scrollTo(0, 0);
      focusContent();
    }
  }, [stage]);
}

/** A match or a duel that is only watched may be on the wall: there it fills the window. */
function useScreen(session: Session): void {
  const isWatched =
    session.stage.value === 'inside' &&
    session.purpose.value === 'watch' &&
    session.classroom.value === undefined;
  useEffect(() => {
    document.documentElement.classList.toggle('room-on-screen', isWatched);
    return () => document.documentElement.classList.remove('room-on-screen');
  }, [isWatched]);
}

/** A screen reader says what happens, and what was refused. */
function useAnnouncements(session: Session): void {
  const latest = session.told.value[0];
  useEffect(() => {
    if (latest !== undefined) {
      announce(tell(latest));
    }
  }, [latest]);
  const ofTwo = session.duelTold.value[0];
  useEffect(() => {
    if (ofTwo !== undefined) {
      announce(tellDuel(ofTwo));
    }
  }, [ofTwo]);
  const inClass = session.classTold.value;
  useEffect(() => {
    if (inClass !== undefined) {
      announce(tellClass(inClass));
    }
  }, [inClass]);
  const refusal = session.refusal.value;
  useEffect(() => {
    if (refusal !== undefined) {
      announce(reasonsIn(session)[refusal.reason]);
    }
  }, [refusal, session]);
}

/** The reasons for refusals, in the words of the game that is played. */
function reasonsIn({ room, classroom }: Session) {
  return roomWords(room.peek() ?? classroom.peek()).reasons;
}

function Entering({ session }: { session: Session }) {
  const words = roomWords();
  return (
    <>
      <h1>{words.title}</h1>
      <p role="status">
        {session.line.state.value === 'waiting' ? words.lineLost : words.entering}
      </p>
      <button type="button" class="button" onClick={leaveDoor(session)}>
        {words.backOut}
      </button>
    </>
  );
}

function Replaced({ session }: { session: Session }) {
  const words = roomWords();
  return (
    <>
      <h1>{words.title}</h1>
      <Notice role="alert">
        <p>{words.replaced}</p>
        <button type="button" class="button" onClick={() => session.takeBack()}>
          {words.takeBack}
        </button>
      </Notice>
    </>
  );
}

function leaveDoor(session: Session): () => void {
  return () => {
    session.close();
    replaceAddress('#/room');
  };
}
