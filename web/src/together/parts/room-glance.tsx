// SPDX-License-Identifier: MIT
import { useEffect, useMemo } from 'preact/hooks';
import { words } from '../../i18n';
import { Glance, type Seen } from '../session/glance';
import { classWords, duelWords, nearWords, roomWords } from './words';

/** Says which game is played in a room, who has come, and whether one may still take a seat. */
export function RoomGlance({ code }: { code: string }) {
  const glance = useMemo(() => new Glance(code), [code]);
  useEffect(() => {
    glance.start();
    return () => glance.stop();
  }, [glance]);
  const seen = glance.seen.value;
  return (
    <div role="status">
      {seen !== undefined && (
        <ul class="room-played">
          {linesOf(seen).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function linesOf(seen: Seen): string[] {
  const { glance } = roomWords();
  return [
    words().app.labelled(glance.kinds[seen.kind], gameOf(seen)),
    lengthOf(seen),
    ...peopleOf(seen),
    ...(isBegun(seen) ? [glance.begun] : []),
  ];
}

function gameOf(seen: Seen): string {
  const { game = 'krypto', cards = 4, objective } = seen.room.settings;
  const { glance } = roomWords();
  if (seen.kind === 'class' && seen.room.settings.puzzle === 'calcrostic') {
    return classWords().puzzles.calcrostic;
  }
  switch (game) {
    case 'krypto':
      return glance.krypto;
    case 'own':
      return glance.own(cards, objective);
    default:
      return nearWords().lines[game];
  }
}

function lengthOf(seen: Seen): string {
  const { glance } = roomWords();
  return seen.kind === 'duel'
    ? (duelWords().settingsAre(
        seen.room.settings.rounds,
        seen.room.settings.explain_seconds,
        seen.room.settings.penalty,
      )[0] ?? '')
    : glance.hands(seen.room.settings.hands, seen.room.settings.hand_seconds);
}

/** The host of a class has no seat and no name. */
function peopleOf(seen: Seen): string[] {
  const { glance } = roomWords();
  if (seen.kind === 'class') {
    return [glance.here(seen.room.counts.here)];
  }
  const { players, host } = seen.room;
  const leader = players[host ?? NaN];
  return [
    ...(leader === undefined ? [] : [glance.host(leader.name)]),
    glance.here(players.filter(({ left }) => !left).length),
  ];
}

/** Whether seats are no longer given; a class gives them at any time. */
function isBegun({ kind, room }: Seen): boolean {
  return kind !== 'class' && room.phase !== 'gathering';
}
