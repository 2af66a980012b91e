// SPDX-License-Identifier: MIT
import { AskFirst } from '../../parts/question';
import { useEffect, useState } from 'preact/hooks';
import { ObjectiveCard } from '../../krypto/cards';
import '../../krypto/felt.css';
import type { Hand } from '../../krypto/hand';
import { useSecondsUntil } from '../parts/countdown';
import { tellDuelEnd, tellDuelHappening } from './telling';
import { Explaining } from '../parts/explaining';
import { Piles } from './piles';
import { leaveToDoor } from '../parts/leave';
import type { DuelRoom } from '../session/protocol';
import type { Session } from '../session/session';
import { FeltButton } from '../parts/felt-button';
import { TriedCards } from '../parts/own-cards';
import { WatchedCards } from '../parts/still-cards';
import { isNow, TableMessage } from '../parts/table-message';
import { useCallKey } from '../parts/use-call-key';
import { duelWords, roomWords } from '../parts/words';

interface DuelTableProps {
  session: Session;
  duel: DuelRoom;
}

interface TableProps extends DuelTableProps {
  /** Whether the game is replayed, whose hands are then shown there. */
  isReplayed: boolean;
}

/** The hands on the table, the one that is looked at, and what one may do now. */
export function DuelTable({ session, duel, isReplayed }: TableProps) {
  useCallKey(session);
  if (session.mustExplain.value && duel.hand !== null) {
    return (
      <Explaining
        key={`${duel.deal} ${duel.called ?? 0}`}
        session={session}
        hand={duel.hand}
        rules={duel.settings.rules}
        prompt={roomWords().explainNow}
      />
    );
  }
  const hand = handInSight(session, duel);
  return (
    <section class="felt duel-felt" aria-label={roomWords().table}>
      <div class="duel-top">
        {duel.goal !== null && !isReplayed && <ObjectiveCard objective={duel.goal} />}
        <TableMessage
          session={session}
          end={duel.phase === 'over' ? tellDuelEnd(duel, session.seat.value) : undefined}
          hasWon={
            duel.phase === 'over' && duel.winner !== null && duel.winner === session.seat.value
          }
          isHandMine={!isReplayed && isHandMine(session)}
          latest={isReplayed ? undefined : tellLatest(session)}
          prompt={prompt(session, duel)}
        />
      </div>
      {hand && session.mayCall.value ? (
        <TriedCards
          key={`${duel.deal} ${session.myPile.value ?? duel.open ?? 0}`}
          table={{ session, hand, rules: duel.settings.rules }}
        >
          <InRound session={session} />
        </TriedCards>
      ) : (
        <>
          {hand && (
            <WatchedCards hand={hand} settings={duel.settings} moves={session.shown.value} />
          )}
          <Controls session={session} duel={duel} />
        </>
      )}
      <Away session={session} duel={duel} />
      {!isReplayed && <Piles session={session} duel={duel} />}
    </section>
  );
}

/** The hand that was called, that one holds, or that lies open for both. */
function handInSight(session: Session, duel: DuelRoom): Hand | undefined {
  const { phase, piles, open, goal } = duel;
  if (phase === 'explaining') {
    return duel.hand ?? undefined;
  }
  const pile = session.myPile.value ?? open;
  const cards = phase === 'playing' && pile !== null ? piles[pile - 1]?.cards : undefined;
  return cards && goal !== null ? { cards, objective: goal } : undefined;
}

/** Returns the last event, except a player's own, which they see. */
function tellLatest(session: Session): string | undefined {
  const latest = session.duelTold.value[0];
  if (latest === undefined || !isNow(session, latest)) {
    return undefined;
  }
  const { kind, seat } = latest.happened;
  const isMine = kind === 'picked' && seat === session.seat.value;
  return isMine ? undefined : tellDuelHappening(latest, session.seat.value);
}

/** Whether the last event is a hand that this player has won. */
function isHandMine(session: Session): boolean {
  const latest = session.duelTold.value[0];
  return (
    latest !== undefined &&
    isNow(session, latest) &&
    latest.happened.kind === 'right' &&
    latest.happened.seat === session.seat.value
  );
}

function prompt(session: Session, duel: DuelRoom): string {
  const words = duelWords();
  const me = session.duelist.value;
  const caller = duel.players[duel.caller ?? NaN];
  switch (duel.phase) {
    case 'playing':
      return duel.open !== null
        ? words.lastOpen
        : me === undefined || me.left
          ? words.watching
          : session.myPile.value !== undefined
            ? words.solveOrPutBack(session.myPile.value)
            : me.passed
              ? words.gaveUp
              : words.pickOne;
    case 'explaining':
      return caller === undefined ? '' : roomWords().explains(caller.name);
    case 'between':
      return session.isHost.value ? words.roundOver : `${words.roundOver} ${words.nextSoon}`;
    case 'over':
    case 'gathering':
      return '';
  }
}

function Controls({ session, duel }: DuelTableProps) {
  const words = duelWords();
  switch (duel.phase) {
    case 'over':
      return (
        <div class="room-below-call">
          {session.duelist.value?.left === false && (
            <FeltButton
              session={session}
              label={words.rematch}
              act={() => session.rematch()}
              isStrong
            />
          )}
          <FeltButton
            session={session}
            label={roomWords().newRoom}
            act={() => leaveToDoor(session)}
          />
        </div>
      );
    case 'between':
      return session.isHost.value ? (
        <FeltButton session={session} label={words.nextNow} act={() => session.deal()} />
      ) : null;
    case 'playing':
      return (
        <div class="room-below-call">
          <InRound session={session} />
        </div>
      );
    default:
      return null;
  }
}

/** The acts of a player in a round, besides calling. */
function InRound({ session }: { session: Session }) {
  const words = duelWords();
  return (
    <>
      {session.mayPutBack.value && (
        <FeltButton session={session} label={words.putBack} act={() => session.putBack()} />
      )}
      {session.mayPass.value && (
        <AskFirst
          class="felt-button"
          words={{
            act: words.giveUp,
            question: words.giveUpQuestion,
            yes: words.giveUpYes,
            no: words.giveUpNo,
          }}
          act={() => session.pass()}
        />
      )}
    </>
  );
}

/** After so long the server lets one take the game from who is away, in ms. */
const AWAY = 60_000;

/** A player who disappears cannot block the other. */
function Away({ session, duel }: DuelTableProps) {
  const words = duelWords();
  const seat = session.seat.value;
  const other = seat === undefined || duel.phase === 'over' ? undefined : 1 - seat;
  const player = duel.players[other ?? NaN];
  const isAway = player?.left === false && session.present.value[other ?? NaN] === false;
  const [until, setUntil] = useState<number>();
  useEffect(() => setUntil(isAway ? performance.now() + AWAY : undefined), [isAway]);
  const seconds = useSecondsUntil(until);
  if (!isAway) {
    return null;
  }
  return (
    <div class="duel-away" role="status">
      <p>{words.away(player.name)}</p>
      {seconds === 0 && (
        <button type="button" class="felt-button" onClick={() => session.claim()}>
          {words.claim}
        </button>
      )}
    </div>
  );
}
