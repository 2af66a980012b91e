// SPDX-License-Identifier: MIT
import { words as pageWords } from '../../i18n';
import { Invitation } from './invitation';
import type { ComponentChildren } from 'preact';
import type { Room } from '../session/protocol';
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
  children,
}: GatheringProps) {
  const words = roomWords();
  const present = session.present.value;
  const watching = session.watching.value;
  return (
    <div class="room-gathering">
      <Invitation code={code} invite={invite} shareText={shareText} />
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

/** The host begins, also alone. */
export function Begin({ session, room }: { session: Session; room: Room }) {
  const words = roomWords();
  const host = room.players[room.host ?? NaN];
  const isAlone = room.players.filter(({ left }) => !left).length === 1;
  if (!session.isHost.value) {
    return host === undefined ? null : <p>{words.waitForHost(host.name)}</p>;
  }
  return (
    <>
      {isAlone && <p class="small">{words.aloneHelp}</p>}
      <button type="button" class="button button-strong" onClick={() => session.deal()}>
        {words.begin}
      </button>
    </>
  );
}

/** What is played here. */
export function Played({ room }: { room: Room }) {
  const words = roomWords();
  const { krypto, app } = pageWords();
  const { settings } = room;
  const lines = [
    app.labelled(krypto.rules, krypto.ruleSets[settings.rules].name),
    krypto.ruleSets[settings.rules].says,
    app.labelled(krypto.deck, krypto.decks[settings.deck]),
    ...words.settingsAre({
      hands: settings.hands,
      handSeconds: settings.hand_seconds,
      explainSeconds: settings.explain_seconds,
      unsolved: settings.unsolved,
      solvableOnly: settings.solvable_only,
    }),
  ];
  return (
    <section class="panel">
      <h2>{words.settings}</h2>
      <ul class="room-played">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
