// SPDX-License-Identifier: MIT
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { announce } from '../app/announcer';
import { ErrorNotice } from '../app/notice';
import type { EngineError } from '../engine/outcome';
import { words } from '../i18n';
import { Cards, ObjectiveCard } from './cards';
import { dealRandom } from './dealing';
import { Game } from './game';
import type { Hand } from './hand';
import { MessageLine } from './message-line';
import { LevelChoice } from './new-hand';
import { numberText } from './notation';
import { OperationsRow } from './operations-row';
import { Play } from './play';
import { rational } from './rational';
import {
  bestRun,
  keepRun,
  OPPONENTS,
  RUN_SECONDS,
  solvedByOpponent,
  type Opponent,
  type Run,
} from './run';
import { NEW_GAME } from './saved-games';
import { deck, levelOfNextHand, rulesOfNextHand } from './settings';
import { clockText } from './share';
import { useKeys } from './use-keys';

type Stage =
  | { kind: 'before' }
  | { kind: 'running'; begun: number }
  | { kind: 'over'; run: Run; ghost: Run; isBest: boolean };

/** How many hands in five minutes, alone or against somebody. */
export function RunView() {
  const { run: text } = words().krypto;
  const [stage, setStage] = useState<Stage>({ kind: 'before' });
  const [opponent, setOpponent] = useState<Opponent>('ghost');
  const level = levelOfNextHand.value;
  return (
    <div class="run">
      <h1>{text.title}</h1>
      {stage.kind === 'running' ? (
        <Running
          begun={stage.begun}
          opponent={opponent}
          end={(run) => {
            const ghost = bestRun(level);
            const isBest = keepRun(level, run);
            announce(text.solved(run.length));
            setStage({ kind: 'over', run, ghost, isBest });
          }}
        />
      ) : (
        <>
          {stage.kind === 'over' ? (
            <Result stage={stage} opponent={opponent} />
          ) : (
            <p>{text.intro}</p>
          )}
          <div class="run-choices">
            <LevelChoice />
            <select
              class="select"
              aria-label={text.opponent}
              value={opponent}
              onChange={(event) => {
                setOpponent(event.currentTarget.value as Opponent);
              }}
            >
              {OPPONENTS.map((one) => (
                <option key={one} value={one}>
                  {text.opponents[one]}
                </option>
              ))}
            </select>
            <button
              type="button"
              class="button button-strong"
              onClick={() => {
                setStage({ kind: 'running', begun: Date.now() });
              }}
            >
              {stage.kind === 'over' ? text.again : text.start}
            </button>
          </div>
          <p class="small">{text.best(bestRun(level).length)}</p>
        </>
      )}
    </div>
  );
}

function Result({
  stage: { run, ghost, isBest },
  opponent,
}: {
  stage: Extract<Stage, { kind: 'over' }>;
  opponent: Opponent;
}) {
  const { run: text } = words().krypto;
  const theirs = solvedByOpponent(opponent, ghost, RUN_SECONDS);
  return (
    <div class="run-result">
      <p class="message-strong">
        <strong>{text.solved(run.length)}</strong> {isBest && text.newBest}
      </p>
      {theirs !== undefined && (
        <p>
          {words().app.labelled(text.opponents[opponent], text.solved(theirs))}{' '}
          {run.length > theirs ? text.won : run.length < theirs ? text.lost : text.drawn}
        </p>
      )}
    </div>
  );
}

interface RunningProps {
  begun: number;
  opponent: Opponent;
  end: (run: Run) => void;
}

function Running({ begun, opponent, end }: RunningProps) {
  const { run: text, undo } = words().krypto;
  const [now, setNow] = useState(begun);
  const [run, setRun] = useState<Run>([]);
  const [hand, setHand] = useState<Hand>();
  const [error, setError] = useState<EngineError>();
  const next = useHands(setHand, setError);
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
    }, 250);
    return () => {
      clearInterval(timer);
    };
  }, []);
  const seconds = (now - begun) / 1000;
  const isOver = seconds >= RUN_SECONDS;
  useEffect(() => {
    if (isOver) {
      end(run);
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the run ends once
  }, [isOver]);
  const theirs = solvedByOpponent(opponent, bestRun(levelOfNextHand.value), seconds);
  return (
    <>
      <div class="run-state">
        <span class="run-clock" role="timer">
          {clockText(Math.max(0, Math.ceil(RUN_SECONDS - seconds)))}
        </span>
        <span>{text.solved(run.length)}</span>
        {theirs !== undefined && (
          <span>{words().app.labelled(text.opponents[opponent], text.solved(theirs))}</span>
        )}
      </div>
      {error && <ErrorNotice error={error} retry={next} />}
      {hand === undefined ? (
        <p>{words().app.loading}</p>
      ) : (
        <RunHand
          key={`${run.length} ${hand.cards.join('-')} ${hand.objective}`}
          hand={hand}
          undoLabel={undo}
          skip={next}
          solved={() => {
            setRun((before) => [...before, Math.min((Date.now() - begun) / 1000, RUN_SECONDS)]);
            next();
          }}
        />
      )}
    </>
  );
}

/** Deals one hand after the other; the next is dealt while one is played. */
function useHands(
  take: (hand: Hand) => void,
  fail: (error: EngineError | undefined) => void,
): () => void {
  const waiting = useRef<ReturnType<typeof dealRandom> | undefined>(undefined);
  const next = () => {
    const deal = () => dealRandom(deck.peek(), rulesOfNextHand.peek(), levelOfNextHand.peek());
    const dealt = waiting.current ?? deal();
    void dealt.then((outcome) => {
      if (outcome.ok) {
        fail(undefined);
        take(outcome.value);
        waiting.current = deal();
      } else {
        waiting.current = undefined;
        fail(outcome.error);
      }
    });
  };
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the first hand is dealt once
  useEffect(next, []);
  return next;
}

interface RunHandProps {
  hand: Hand;
  undoLabel: string;
  skip: () => void;
  solved: () => void;
}

function RunHand({ hand, undoLabel, skip, solved }: RunHandProps) {
  const { krypto } = words();
  // eslint-disable-next-line react-hooks/exhaustive-deps -- another hand has another key
  const play = useMemo(() => new Play(new Game(hand, rulesOfNextHand.peek(), NEW_GAME)), []);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- another hand has another key
  const keys = useMemo(() => ({ n: skip }), []);
  useKeys(play, keys);
  const isSolved = play.game.isSolvedNow.value;
  useEffect(() => {
    if (isSolved) {
      solved();
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a hand is solved once
  }, [isSolved]);
  return (
    <section class="felt" aria-label={krypto.table}>
      <div class="goal">
        <ObjectiveCard objective={hand.objective} />
        <p>{krypto.goal(numberText(rational(hand.objective)))}</p>
      </div>
      <Cards play={play} />
      <MessageLine play={play} />
      <OperationsRow play={play} />
      <div class="finished-buttons">
        <button
          type="button"
          class="felt-button"
          onClick={() => {
            play.undo();
          }}
        >
          {undoLabel}
        </button>
        <button type="button" class="felt-button" aria-keyshortcuts="N" onClick={skip}>
          {krypto.run.skip}
        </button>
      </div>
    </section>
  );
}
