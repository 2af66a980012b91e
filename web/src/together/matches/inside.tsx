// SPDX-License-Identifier: MIT
import { words as pageWords } from '../../i18n';
import { Begin, Gathering, Played } from '../parts/gathering';
import { HandTable } from './hand-table';
import { History } from '../parts/history';
import { Leave } from '../parts/leave';
import { LineNotice } from '../parts/line-notice';
import { ReplayPanel } from '../replays/replay-panel';
import { RoomPad } from '../parts/score-pad';
import type { Session } from '../session/session';
import { tell } from './telling';
import { TimeLeft } from '../parts/time-left';
import { roomWords } from '../parts/words';

/** The room: before the first hand, and then at the table. */
export function Inside({ session }: { session: Session }) {
  const words = roomWords();
  const room = session.room.value;
  if (room === undefined) {
    return <p>{pageWords().app.loading}</p>;
  }
  const me = session.me.value;
  const isGathering = room.phase === 'gathering';
  const { box, additional, settings } = room;
  const nameOfHand = additional ? words.additionalHand(box) : words.handOf(box, settings.hands);
  const isPause = room.phase === 'between'; // the box is that of the next hand already
  return (
    <div class="room">
      <header class="room-head">
        <h1>{words.room(room.code)}</h1>
        {!isGathering && room.phase !== 'over' && (
          <p class="room-box">{isPause ? words.next(nameOfHand) : nameOfHand}</p>
        )}
        <TimeLeft session={session} />
      </header>
      <LineNotice line={session.line} />
      {!room.kept && (
        <p class="small" role="status">
          {words.notKept}
        </p>
      )}
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
        <HandTable session={session} room={room} />
      )}
      {room.phase === 'over' && (
        <div class="room-formula">
          <ReplayPanel session={session} />
        </div>
      )}
      <div class="room-side">
        {isGathering ? <Played room={room} /> : <RoomPad session={session} room={room} />}
        <History
          told={session.told.value.map((one) => ({ seq: one.seq, text: tell(one) }))}
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
