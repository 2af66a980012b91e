// SPDX-License-Identifier: MIT
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { announce } from '../parts/announcer';
import { handOver } from '../parts/hand-over';
import { ErrorNotice } from '../parts/notice';
import { arriveAnew } from '../address/scroll';
import { courseText } from './course-text';
import { bestRun, keepRun, RUN_KINDS, type Run, type RunName } from '../diary/runs';
import type { EngineError, Outcome } from '../engine/outcome';
import { words } from '../i18n';
import { clockText } from '../parts/clock';
import { OPPONENTS, solvedByOpponent, type Opponent } from './opponents';
import './run.css';
import { runWords } from './words';

/** One puzzle of a run, which is left out or solved. */
export interface RunPuzzleProps<Puzzle> {
  puzzle: Puzzle;
  skip: () => void;
  solved: () => void;
}

/** What is run. */
export interface Course<Puzzle> {
  readonly kind: RunName;
  /** Under which name of `RUN_KINDS` best runs are kept: it says what was chosen. */
  readonly name: () => string;
  readonly make: () => Promise<Outcome<Puzzle>>;
  /** The choices before the start. */
  readonly Choices: ComponentType;
  readonly PuzzleView: ComponentType<RunPuzzleProps<Puzzle>>;
}

type Stage =
  | { kind: 'before' }
  | { kind: 'running'; name: string }
  | { kind: 'over'; name: string; run: Run; ghost: Run; isBest: boolean };

/** As many puzzles as possible in some minutes, alone or against an opponent. */
export function Race<Puzzle>({ course }: { course: Course<Puzzle> }) {
  const [stage, setStage] = useState<Stage>({ kind: 'before' });
  const [opponent, setOpponent] = useState<Opponent>('ghost');
  const { kind } = course;
  return (
    <div class="run">
      <h1 class={stage.kind === 'running' ? 'visually-hidden' : undefined}>
        {words().home.runs[kind]}
      </h1>
      {stage.kind === 'running' ? (
        <Running
          course={course}
          opponent={opponent}
          end={(run) => {
            const ghost = bestRun(kind, stage.name);
            const isBest = keepRun(kind, stage.name, run);
            announce(runWords()[kind].solved(run.length));
            setStage({ kind: 'over', name: stage.name, run, ghost, isBest });
          }}
        />
      ) : (
        <>
          {stage.kind === 'over' ? (
            <Result stage={stage} course={course} opponent={opponent} />
          ) : (
            <p>{runWords()[kind].intro}</p>
          )}
          <Beginning
            course={course}
            opponent={opponent}
            setOpponent={setOpponent}
            isOver={stage.kind === 'over'}
            start={() => {
              arriveAnew();
              setStage({ kind: 'running', name: course.name() });
            }}
          />
        </>
      )}
    </div>
  );
}

interface BeginningProps<Puzzle> {
  course: Course<Puzzle>;
  opponent: Opponent;
  setOpponent: (opponent: Opponent) => void;
  isOver: boolean;
  start: () => void;
}

function Beginning<Puzzle>({
  course,
  opponent,
  setOpponent,
  isOver,
  start,
}: BeginningProps<Puzzle>) {
  const { opponents, ...text } = runWords();
  return (
    <>
      <div class="run-choices">
        <course.Choices />
        <select
          class="select"
          aria-label={text.opponent}
          value={opponent}
          onChange={(event) => setOpponent(event.currentTarget.value as Opponent)}
        >
          {OPPONENTS.map((one) => (
            <option key={one} value={one}>
              {opponents[one]}
            </option>
          ))}
        </select>
        <button type="button" class="button button-strong" onClick={start}>
          {isOver ? text.again : text.start}
        </button>
      </div>
      <p class="small">{text[course.kind].best(bestRun(course.kind, course.name()).length)}</p>
    </>
  );
}

interface ResultProps<Puzzle> {
  stage: Extract<Stage, { kind: 'over' }>;
  course: Course<Puzzle>;
  opponent: Opponent;
}

function Result<Puzzle>({ stage, course: { kind }, opponent }: ResultProps<Puzzle>) {
  const { name, run, ghost, isBest } = stage;
  const { app } = words();
  const { opponents, ...text } = runWords();
  const { solved } = text[kind];
  const title = courseText(kind, name);
  const theirs = solvedByOpponent(kind, opponent, ghost, RUN_KINDS[kind].seconds);
  const last = run.at(-1);
  return (
    <section class="run-result" aria-label={text.result}>
      <p class="message-strong">
        <strong>{solved(run.length)}</strong> {isBest && text.newBest}
      </p>
      <p class="small">
        {title}
        {last !== undefined && ` · ${text.lastAt(clockText(last))}`}
      </p>
      {theirs !== undefined && (
        <p>
          {app.labelled(opponents[opponent], solved(theirs))}.{' '}
          {run.length > theirs ? text.won : run.length < theirs ? text.lost : text.drawn}
        </p>
      )}
      <ShareRun
        text={() =>
          `reckon · ${words().home.runs[kind]} · ${title} · ${solved(run.length)}\n${location.href}`
        }
      />
    </section>
  );
}

function ShareRun({ text }: { text: () => string }) {
  const { krypto } = words();
  const [said, setSaid] = useState<ComponentChildren>();
  const share = async () => {
    const shared = text();
    const isCopied = await handOver(shared);
    if (isCopied !== undefined) {
      setSaid(
        isCopied ? (
          krypto.copied
        ) : (
          <>
            {krypto.copyByHand} <code>{shared}</code>
          </>
        ),
      );
    }
  };
  return (
    <>
      <button type="button" class="button" onClick={() => void share()}>
        {krypto.share}
      </button>
      <p role="status">{said}</p>
    </>
  );
}

interface RunningProps<Puzzle> {
  course: Course<Puzzle>;
  opponent: Opponent;
  end: (run: Run) => void;
}

function Running<Puzzle>({ course, opponent, end }: RunningProps<Puzzle>) {
  const { kind, name, PuzzleView } = course;
  const text = runWords();
  const [run, setRun] = useState<Run>([]);
  const [puzzle, setPuzzle] = useState<{ puzzle: Puzzle; number: number }>();
  const [error, setError] = useState<EngineError>();
  const next = usePuzzles(course.make, setPuzzle, setError);
  const seconds = useSeconds(puzzle !== undefined);
  const all = RUN_KINDS[kind].seconds;
  const isOver = seconds >= all;
  useEffect(() => {
    if (isOver) {
      end(run);
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the run ends once
  }, [isOver]);
  const theirs = solvedByOpponent(kind, opponent, bestRun(kind, name()), seconds);
  return (
    <>
      <div class="run-state">
        <span class="run-clock" role="timer">
          {clockText(Math.max(0, Math.ceil(all - seconds)))}
        </span>
        <span>{text[kind].solved(run.length)}</span>
        {theirs !== undefined && (
          <span>{words().app.labelled(text.opponents[opponent], text[kind].solved(theirs))}</span>
        )}
      </div>
      {error && <ErrorNotice error={error} retry={next} />}
      {puzzle === undefined ? (
        <p>{words().app.loading}</p>
      ) : (
        <PuzzleView
          key={puzzle.number}
          puzzle={puzzle.puzzle}
          skip={next}
          solved={() => {
            setRun((before) => [...before, Math.min(seconds, all)]);
            next();
          }}
        />
      )}
    </>
  );
}

/** How many have passed since the start. */
function useSeconds(hasBegun: boolean): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!hasBegun) {
      return;
    }
    const begun = Date.now();
    const timer = setInterval(() => setSeconds((Date.now() - begun) / 1000), 250);
    return () => clearInterval(timer);
  }, [hasBegun]);
  return seconds;
}

/** Makes one puzzle after the other; the next is made while one is played. */
function usePuzzles<Puzzle>(
  make: () => Promise<Outcome<Puzzle>>,
  take: (made: { puzzle: Puzzle; number: number }) => void,
  fail: (error: EngineError | undefined) => void,
): () => void {
  const waiting = useRef<Promise<Outcome<Puzzle>> | undefined>(undefined);
  const number = useRef(0);
  const isAsking = useRef(false);
  const next = () => {
    if (isAsking.current) {
      return; // who skips twice gets one
    }
    isAsking.current = true;
    void (waiting.current ?? make()).then((outcome) => {
      isAsking.current = false;
      fail(outcome.ok ? undefined : outcome.error);
      waiting.current = outcome.ok ? make() : undefined;
      if (outcome.ok) {
        take({ puzzle: outcome.value, number: ++number.current });
      }
    });
  };
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the first puzzle is made once
  useEffect(next, []);
  return next;
}
