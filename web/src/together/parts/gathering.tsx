// SPDX-License-Identifier: MIT
import { Invitation } from './invitation';
import type { ComponentChildren } from 'preact';
import { Refusal } from './refusal';
import type { Session } from '../session/session';
import { Standing } from './standing';
import { roomWords } from './words';

interface GatheringProps {
  session: Session;
  code: string;
  invite: string;
  shareText: (code: string, link: string) => string;
  host: number | null;
  players: readonly { readonly name: string; readonly left: boolean }[];
  /** Whether all seats are taken; the invitation is folded then, for those who only watch. */
  isFull?: boolean;
  /** How the game begins. */
  children: ComponentChildren;
}

/** Before the first hand: others are invited, and the host begins. */
export function Gathering({
  session,
  code,
  invite,
  shareText,
  host,
  players,
  isFull = false,
  children,
}: GatheringProps) {
  const words = roomWords();
  const present = session.present.value;
  const watching = session.watching.value;
  const invitation = (
    <Invitation
      code={code}
      invite={invite}
      shareText={shareText}
      isHost={session.isHost.value}
      hasOthers={players.filter(({ left }) => !left).length > 1}
    />
  );
  return (
    <div class="room-gathering">
      {isFull ? (
        <details class="room-entrance">
          <summary>{words.codeAndLink}</summary>
          {invitation}
        </details>
      ) : (
        invitation
      )}
      <section class="panel">
        <h2>{words.seated}</h2>
        <ul class="room-seated">
          {players.map((player, seat) => (
            <li key={seat}>
              <bdi>{player.name}</bdi>{' '}
              <Standing
                player={player}
                isHost={seat === host}
                isMe={seat === session.seat.value}
                isPresent={present[seat] ?? true}
              />
            </li>
          ))}
        </ul>
        {watching > 0 && <p class="small">{words.watchers(watching)}</p>}
        {session.seat.value === undefined && <p>{words.youWatch}</p>}
        {children}
        <Refusal session={session} />
      </section>
    </div>
  );
}

interface HostBeginsProps {
  session: Session;
  room: { readonly host: number | null; readonly players: readonly { readonly name: string }[] };
  words: { readonly begin: string; readonly waitForHost: (name: string) => string };
}

/** The host begins, and the others wait for that. */
export function HostBegins({ session, room, words }: HostBeginsProps) {
  const host = room.players[room.host ?? NaN];
  if (!session.isHost.value) {
    return host === undefined ? null : <p>{words.waitForHost(host.name)}</p>;
  }
  return (
    <button type="button" class="button button-strong" onClick={() => session.deal()}>
      {words.begin}
    </button>
  );
}
