// SPDX-License-Identifier: MIT
import './duel.css';
import { DuelTable } from './table';
import { nameOfRound, tellDuel } from './telling';
import { Gathering, HostBegins } from '../parts/gathering';
import { History } from '../parts/history';
import { Leave } from '../parts/leave';
import { FoldedLines, LinesPanel, linesOfRules } from '../parts/lines-panel';
import { RoomHead } from '../parts/room-head';
import type { DuelRoom } from '../session/protocol';
import { ReplayPanel } from '../replays/replay-panel';
import { useReplaying } from '../replays/use-replaying';
import { ScorePad } from '../parts/score-pad';
import type { Session } from '../session/session';
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
  const replaying = useReplaying(session, phase === 'over');
  const isGathering = phase === 'gathering';
  const isFull = isForTwo(duel);
  const round = nameOfRound(duel);
  const isPlayed = !isGathering && phase !== 'over';
  const box = isPlayed ? (phase === 'between' ? words.next(round) : round) : undefined;
  return (
    <div class="room">
      <RoomHead session={session} title={words.title(duel.code)} box={box} kept={duel.kept} />
      {isGathering ? (
        <Gathering
          session={session}
          code={duel.code}
          invite={words.invite}
          shareText={words.shareText}
          host={duel.host}
          players={duel.players}
          isFull={isFull}
        >
          <Begin session={session} duel={duel} />
        </Gathering>
      ) : (
        <DuelTable session={session} duel={duel} isReplayed={replaying.isOpen} />
      )}
      {phase === 'over' && (
        <div class="room-formula">
          <ReplayPanel session={session} replaying={replaying} />
        </div>
      )}
      <div class="room-side">
        {!isGathering && <DuelPad session={session} duel={duel} />}
        <DuelPlayed duel={duel} isFolded={!isGathering || isFull} />
        <History
          told={session.duelTold.value.map((one) => ({ seq: one.seq, text: tellDuel(one) }))}
          seq={session.seq.value}
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

/** Whether both players are there. */
function isForTwo({ players }: DuelRoom): boolean {
  return players.filter(({ left }) => !left).length === 2;
}

/** The host lays the cards once two are there. */
function Begin({ session, duel }: DuelProps) {
  const words = duelWords();
  if (!isForTwo(duel)) {
    return <p>{duel.players.some(({ left }) => left) ? words.otherLeft : words.needsTwo}</p>;
  }
  return <HostBegins session={session} room={duel} words={words} />;
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

/** The game and its settings. */
function DuelPlayed({ duel, isFolded }: { duel: DuelRoom; isFolded: boolean }) {
  const words = duelWords();
  const { settings } = duel;
  const Panel = isFolded ? FoldedLines : LinesPanel;
  const lines = words.settingsAre(settings.rounds, settings.explain_seconds, settings.penalty);
  return (
    <>
      <Panel title={words.rulesTitle} lines={words.rules} />
      <Panel title={roomWords().settings} lines={[...linesOfRules(settings), ...lines]} />
    </>
  );
}
