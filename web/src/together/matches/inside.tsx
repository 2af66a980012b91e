// SPDX-License-Identifier: MIT
import { words as pageWords } from '../../i18n';
import { Gathering, HostBegins } from '../parts/gathering';
import { FoldedLines, LinesPanel, linesOfRules } from '../parts/lines-panel';
import { RoomHead } from '../parts/room-head';
import type { Room } from '../session/protocol';
import { HandTable } from './hand-table';
import { History } from '../parts/history';
import { Leave } from '../parts/leave';
import { ReplayPanel } from '../replays/replay-panel';
import { useReplaying } from '../replays/use-replaying';
import { RoomPad } from '../parts/score-pad';
import type { Session } from '../session/session';
import { tell } from './telling';
import { roomWords } from '../parts/words';

/** The room: before the first hand, and then at the table. */
export function Inside({ session }: { session: Session }) {
  const room = session.room.value;
  const words = roomWords(room);
  const replaying = useReplaying(session, room?.phase === 'over');
  if (room === undefined) {
    return <p>{pageWords().app.loading}</p>;
  }
  const me = session.me.value;
  const isGathering = room.phase === 'gathering';
  const isPlayed = !isGathering && room.phase !== 'over';
  // In a pause the box is that of the next hand already.
  const hand = room.additional
    ? words.additionalHand(room.box)
    : words.handOf(room.box, room.settings.hands);
  const box = isPlayed ? (room.phase === 'between' ? words.next(hand) : hand) : undefined;
  return (
    <div class="room">
      <RoomHead session={session} title={words.room(room.code)} box={box} kept={room.kept} />
      {isGathering ? (
        <Gathering
          session={session}
          code={room.code}
          invite={words.invite}
          shareText={words.shareText}
          host={room.host}
          players={room.players}
        >
          <Begin session={session} room={room} />
        </Gathering>
      ) : (
        <HandTable session={session} room={room} isReplayed={replaying.isOpen} />
      )}
      {room.phase === 'over' && (
        <div class="room-formula">
          <ReplayPanel session={session} replaying={replaying} played={room.settings} />
        </div>
      )}
      <div class="room-side">
        {!isGathering && <RoomPad session={session} room={room} />}
        <Played room={room} isFolded={!isGathering} />
        <History
          told={session.told.value.map((one) => ({ seq: one.seq, text: tell(one) }))}
          seq={session.seq.value}
          phase={room.phase}
        />
        <Leave
          session={session}
          loses={me !== undefined && !me.left && room.phase !== 'over'}
          words={words}
        />
      </div>
    </div>
  );
}

/** The host begins, also alone. */
function Begin({ session, room }: { session: Session; room: Room }) {
  const words = roomWords(room);
  const isAlone = room.players.filter(({ left }) => !left).length === 1;
  return (
    <>
      {isAlone && session.isHost.value && <p class="small">{words.aloneHelp}</p>}
      <HostBegins session={session} room={room} words={words} />
    </>
  );
}

/** The settings of the match. */
function Played({ room, isFolded }: { room: Room; isFolded: boolean }) {
  const words = roomWords(room);
  const { settings } = room;
  const Panel = isFolded ? FoldedLines : LinesPanel;
  const lines = words.settingsAre({
    hands: settings.hands,
    handSeconds: settings.hand_seconds,
    explainSeconds: settings.explain_seconds,
    unsolved: settings.unsolved,
    solvableOnly: settings.solvable_only,
  });
  return <Panel title={words.settings} lines={[...linesOfRules(settings), ...lines]} />;
}
