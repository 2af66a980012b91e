// SPDX-License-Identifier: MIT
import { words as pageWords } from '../../i18n';
import './duel.css';
import { DuelTable } from './table';
import { nameOfRound, tellDuel } from './telling';
import { Gathering } from '../parts/gathering';
import { History } from '../parts/history';
import { Leave } from '../parts/leave';
import { LineNotice } from '../parts/line-notice';
import type { DuelRoom } from '../session/protocol';
import { ReplayPanel } from '../replays/replay-panel';
import { ScorePad } from '../parts/score-pad';
import type { Session } from '../session/session';
import { TimeLeft } from '../parts/time-left';
import { duelWords, roomWords } from '../parts/words';

interface DuelProps {
  session: Session;
  duel: DuelRoom;
}

/** A game for two: before the cards are laid, and then at the table. */
export function DuelInside({ session, duel }: DuelProps) {
  const words = duelWords();
  const room = roomWords();
  const { phase } = duel;
  const isGathering = phase === 'gathering';
  const round = nameOfRound(duel);
  return (
    <div class="room">
      <header class="room-head">
        <h1>{words.title(duel.code)}</h1>
        {!isGathering && phase !== 'over' && (
          <p class="room-box">{phase === 'between' ? words.next(round) : round}</p>
        )}
        <TimeLeft session={session} />
      </header>
      <LineNotice line={session.line} />
      {!duel.kept && (
        <p class="small" role="status">
          {room.notKept}
        </p>
      )}
      {isGathering ? (
        <Gathering
          session={session}
          code={duel.code}
          invite={words.invite}
          shareText={words.shareText}
          host={duel.host}
          players={duel.players}
        >
          <Begin session={session} duel={duel} />
        </Gathering>
      ) : (
        <DuelTable session={session} duel={duel} />
      )}
      {phase === 'over' && (
        <div class="room-formula">
          <ReplayPanel session={session} />
        </div>
      )}
      <div class="room-side">
        {isGathering ? <DuelPlayed duel={duel} /> : <DuelPad session={session} duel={duel} />}
        <History
          told={session.duelTold.value.map((one) => ({ seq: one.seq, text: tellDuel(one) }))}
          phase={phase}
        />
        <Leave
          session={session}
          loses={session.duelist.value?.left === false && !isGathering && phase !== 'over'}
          words={{ ...room, leaveQuestion: words.leaveQuestion }}
        />
      </div>
    </div>
  );
}

/** The host lays the cards once two are there. */
function Begin({ session, duel }: DuelProps) {
  const words = duelWords();
  const isReady = duel.players.filter(({ left }) => !left).length === 2;
  if (!isReady) {
    return <p>{duel.players.some(({ left }) => left) ? words.otherLeft : words.needsTwo}</p>;
  }
  const host = duel.players[duel.host ?? NaN];
  if (!session.isHost.value) {
    return host === undefined ? null : <p>{words.waitForHost(host.name)}</p>;
  }
  return (
    <button type="button" class="button button-strong" onClick={() => session.deal()}>
      {words.begin}
    </button>
  );
}

/** The pad: a box a round. */
function DuelPad({ session, duel }: DuelProps) {
  const { players, settings, round, phase } = duel;
  return (
    <ScorePad
      session={session}
      players={players}
      host={duel.host}
      winner={duel.winner}
      boxes={Math.max(settings.rounds, round, ...players.map(({ boxes }) => boxes.length))}
      current={phase === 'over' ? undefined : round}
      isPause={phase === 'between'}
      nameOf={duelWords().padRound}
    />
  );
}

/** What is played here, and how. */
function DuelPlayed({ duel: { settings } }: { duel: DuelRoom }) {
  const words = duelWords();
  const { krypto, app } = pageWords();
  const lines = [
    app.labelled(krypto.rules, krypto.ruleSets[settings.rules].name),
    krypto.ruleSets[settings.rules].says,
    app.labelled(krypto.deck, krypto.decks[settings.deck]),
    ...words.settingsAre(settings.rounds, settings.explain_seconds, settings.penalty),
  ];
  return (
    <>
      <section class="panel">
        <h2>{words.rulesTitle}</h2>
        <ul class="room-played">
          {words.rules.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <section class="panel">
        <h2>{roomWords().settings}</h2>
        <ul class="room-played">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </>
  );
}
