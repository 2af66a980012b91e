// SPDX-License-Identifier: MIT
import { words as pageWords } from '../../i18n';
import { ObjectiveCard } from '../../krypto/cards';
import '../../krypto/felt.css';
import { Explaining } from '../parts/explaining';
import { leaveToDoor } from '../parts/leave';
import type { Hand } from '../../krypto/hand';
import type { Room } from '../session/protocol';
import type { Session } from '../session/session';
import { FeltButton } from '../parts/felt-button';
import { TriedCards } from '../parts/own-cards';
import { WatchedCards } from '../parts/still-cards';
import { isNow, TableMessage } from '../parts/table-message';
import { bestText, formulaText } from '../parts/formula-text';
import { tellEnd, tellHappening } from './telling';
import { useCallKey } from '../parts/use-call-key';
import { isNearestCounted } from '../session/wishes';
import { nearWords, roomWords } from '../parts/words';

interface HandTableProps {
  session: Session;
  room: Room;
  /** Whether the match is replayed, whose cards are then shown there. */
  isReplayed: boolean;
}

/** The cards, and what one may do with them now. */
export function HandTable({ session, room, isReplayed }: HandTableProps) {
  const words = roomWords(room);
  useCallKey(session);
  const { hand } = room;
  if (hand === null) {
    return <p>{pageWords().app.loading}</p>;
  }
  if (session.mustExplain.value) {
    return (
      <Explaining
        key={room.deal}
        session={session}
        hand={hand}
        game={room.settings.game}
        rules={room.settings.rules}
        prompt={words.explainNow}
      />
    );
  }
  if (session.mayDeclare.value) {
    return <Declaring key={room.deal} session={session} room={room} hand={hand} />;
  }
  const latest = session.told.value[0];
  const seen = !isReplayed && latest && isNow(session, latest) ? latest : undefined;
  const message = (
    <TableMessage
      session={session}
      end={room.phase === 'over' ? tellEnd(room, session.seat.value) : undefined}
      hasWon={room.phase === 'over' && room.winner !== null && room.winner === session.seat.value}
      isHandMine={seen?.happened.kind === 'right' && seen.happened.seat === session.seat.value}
      latest={seen && tellHappening(seen, session.seat.value)}
      prompt={isReplayed ? '' : prompt(session, room)}
    />
  );
  return (
    <section class="felt" aria-label={words.table} tabIndex={-1}>
      {!isReplayed && <ObjectiveCard objective={hand.objective} />}
      {session.mayCall.value ? (
        <TriedCards
          key={room.deal}
          table={{ session, hand, game: room.settings.game, rules: room.settings.rules }}
          message={message}
        >
          {session.mayPass.value && (
            <FeltButton session={session} label={words.pass} act={() => session.pass()} />
          )}
          <span class="room-call-help">{words.callHelp}</span>
        </TriedCards>
      ) : (
        <>
          {!isReplayed && (
            <WatchedCards hand={hand} settings={room.settings} moves={session.shown.value} />
          )}
          {message}
          <Controls session={session} room={room} />
        </>
      )}
    </section>
  );
}

/** One hands in formulas, and the nearest counts. */
function Declaring({ session, room, hand }: { session: Session; room: Room; hand: Hand }) {
  const near = nearWords();
  const distance = session.me.value?.distance ?? null;
  const latest = session.told.value[0];
  const said =
    latest?.happened.kind === 'wrong' && latest.happened.seat === session.seat.value
      ? tellHappening(latest)
      : undefined;
  return (
    <Explaining
      session={session}
      hand={hand}
      game={room.settings.game}
      rules={room.settings.rules}
      prompt={said ?? (distance === null ? near.solve(hand.cards.length) : near.myBest(distance))}
    >
      <button type="button" class="felt-button" onClick={() => session.pass()}>
        {distance === null ? roomWords(room).pass : near.content}
      </button>
    </Explaining>
  );
}

function prompt(session: Session, room: Room): string {
  const words = roomWords(room);
  const me = session.me.value;
  const isNear = isNearestCounted(room.settings);
  const caller = room.players[room.caller ?? NaN];
  switch (room.phase) {
    case 'playing':
      return me === undefined || me.left
        ? words.watchHand
        : isNear
          ? me.distance == null
            ? words.outOfHand
            : nearWords().myBest(me.distance)
          : me.passed
            ? words.passed
            : me.plays
              ? words.findAWay
              : words.outOfHand;
    case 'explaining':
      return caller === undefined ? '' : words.explains(caller.name);
    case 'between':
    case 'over':
      return isFoundNow(session) ? '' : tellSolution(room);
    case 'gathering':
      return '';
  }
}

/** Whether a solution was submitted by the player who found it, and stands there. */
function isFoundNow(session: Session): boolean {
  const latest = session.told.value[0];
  return latest?.happened.kind === 'right' && isNow(session, latest);
}

function tellSolution(room: Room): string {
  const words = roomWords(room);
  const { solution, solvable, hand, settings } = room;
  if (solution !== null && isNearestCounted(settings)) {
    return bestText(solution);
  }
  return solution !== null
    ? words.solution(formulaText(solution, hand?.objective))
    : solvable === false
      ? words.noSolution
      : '';
}

function Controls({ session, room }: { session: Session; room: Room }) {
  const words = roomWords(room);
  if (room.phase === 'over') {
    return <AfterTheEnd session={session} room={room} />;
  }
  if (room.phase === 'between') {
    return session.isHost.value ? (
      <FeltButton session={session} label={words.dealNow} act={() => session.deal()} />
    ) : (
      <p class="room-soon">{words.nextHandSoon}</p>
    );
  }
  return null;
}

/** The host leads the same people on; all may go to another room. */
function AfterTheEnd({ session, room }: { session: Session; room: Room }) {
  const words = roomWords(room);
  const host = room.players[room.host ?? NaN];
  const mayBegin = session.isHost.value;
  return (
    <>
      <div class="room-below-call">
        {mayBegin && (
          <FeltButton
            session={session}
            label={words.rematch}
            act={() => session.rematch()}
            isStrong
          />
        )}
        <button type="button" class="felt-button" onClick={() => leaveToDoor(session)}>
          {words.newRoom}
        </button>
      </div>
      {!mayBegin && host !== undefined && (
        <p class="room-soon">{words.hostBeginsAgain(host.name)}</p>
      )}
    </>
  );
}
