// SPDX-License-Identifier: MIT
import type { ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { announce } from '../parts/announcer';
import { ErrorNotice } from '../parts/notice';
import { useHandOnFocus } from '../address/hand-on-focus';
import { arriveAnew } from '../address/scroll';
import { courseText } from './course-text';
import { bestRun, keepRun, RUN_KINDS, type Run, type RunName } from '../diary/runs';
import type { EngineError, Outcome } from '../engine/outcome';
import { words } from '../i18n';
import { ShareButton } from '../result/share-button';
import { clockText } from '../i18n/base/text';
import { opponentOf, opponentsBeside, solvedByOpponent, type Opponent } from './opponents';
import './run.css';
import { keepUnderWay, runUnderWay, type Met, type UnderWay } from './under-way';
import { runWords } from './words';

/** One puzzle of a run, which is left out or solved. */
export interface RunPuzzleProps<Puzzle> {
  puzzle: Puzzle;
  /** The work that was begun on it before the page was left, if any. */
  begun: unknown;
  /** Keeps what is begun now. */
  keep: (work: unknown) => void;
  skip: () => void;
  solved: () => void;
  /** Ends the run. */
  stop: () => void;
}

/** What is run. */
export interface Course<Puzzle> {
  readonly kind: RunName;
  /** Under which name of `RUN_KINDS` best runs are kept: it says what was chosen. */
  readonly name: () => string;
  readonly make: () => Promise<Outcome<Puzzle>>;
  /** The choices before the start. */
  readonly Choices: ComponentType;
  /** The rules, which lie open before the start for those who have never played. */
  readonly Rules: ComponentType;
  readonly PuzzleView: ComponentType<RunPuzzleProps<Puzzle>>;
  /** Writes a puzzle so that it can be kept, and reads it again. */
  readonly write: (puzzle: Puzzle) => unknown;
  readonly read: (kept: unknown) => Puzzle | undefined;
  /** Where a puzzle is played at leisure, and its name there. */
  readonly link: (puzzle: Puzzle) => { address: string; name: string };
  /** Finds one solution, as people read it. */
  readonly solve: (puzzle: Puzzle) => Promise<Outcome<string>>;
}

type Stage =
  | { kind: 'before' }
  | { kind: 'running'; from: UnderWay }
  | { kind: 'over'; from: UnderWay; seconds: number; run: Run; ghost: Run; isBest: boolean };

/** As many puzzles as possible in some minutes, alone or against an opponent. */
export function Race<Puzzle>({ course }: { course: Course<Puzzle> }) {
  const { kind } = course;
  const [stage, setStage] = useState<Stage>(() => {
    const from = runUnderWay(kind);
    return from === undefined ? { kind: 'before' } : { kind: 'running', from };
  });
  const [opponent, setOpponent] = useState<Opponent>();
  return (
    <div class="run">
      <h1 class={stage.kind === 'running' ? 'visually-hidden' : undefined}>
        {words().home.runs[kind]}
      </h1>
      {stage.kind === 'running' ? (
        <Running
          course={course}
          from={stage.from}
          end={(from, seconds) => {
            keepUnderWay(kind, null);
            const run = runOf(from);
            const ghost = bestRun(kind, from.course);
            const isBest = keepRun(kind, from.course, run);
            announce(runWords()[kind].solved(run.length));
            setStage({ kind: 'over', from, seconds, run, ghost, isBest });
          }}
        />
      ) : (
        <>
          {stage.kind === 'over' ? (
            <Result stage={stage} course={course} />
          ) : (
            <p>{runWords()[kind].intro}</p>
          )}
          <Beginning
            course={course}
            opponent={opponent}
            setOpponent={setOpponent}
            isOver={stage.kind === 'over'}
            start={(against) => {
              arriveAnew();
              const from = { ...NOTHING_MET, course: course.name(), opponent: against };
              setStage({ kind: 'running', from });
            }}
          />
        </>
      )}
    </div>
  );
}

interface BeginningProps<Puzzle> {
  course: Course<Puzzle>;
  /** The one that was chosen, if any. */
  opponent: Opponent | undefined;
  setOpponent: (opponent: Opponent) => void;
  isOver: boolean;
  start: (opponent: Opponent) => void;
}

function Beginning<Puzzle>({
  course,
  opponent,
  setOpponent,
  isOver,
  start,
}: BeginningProps<Puzzle>) {
  const { opponents, ...text } = runWords();
  const ghost = bestRun(course.kind, course.name());
  const against = opponentOf(opponent, ghost);
  return (
    <>
      <div class="run-choices">
        <course.Choices />
        <label>
          {text.opponent}{' '}
          <select
            class="select"
            value={against}
            onChange={(event) => setOpponent(event.currentTarget.value as Opponent)}
          >
            {opponentsBeside(ghost).map((one) => (
              <option key={one} value={one}>
                {opponents[one]}
              </option>
            ))}
          </select>
        </label>
        <button type="button" class="button button-strong" onClick={() => start(against)}>
          {isOver ? text.again : text.start}
        </button>
      </div>
      <p class="small">{text[course.kind].best(ghost.length)}</p>
      <course.Rules />
    </>
  );
}

interface ResultProps<Puzzle> {
  stage: Extract<Stage, { kind: 'over' }>;
  course: Course<Puzzle>;
}

function Result<Puzzle>({ stage, course }: ResultProps<Puzzle>) {
  const { kind } = course;
  const { from, run, ghost, isBest } = stage;
  const { course: name, opponent, met } = from;
  const { app } = words();
  const { opponents, ...text } = runWords();
  const { solved } = text[kind];
  const title = courseText(kind, name);
  const theirs = solvedByOpponent(kind, opponent, ghost, stage.seconds);
  const last = run.at(-1);
  return (
    <section class="run-result" aria-label={text.result} tabIndex={-1}>
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
      <MetPuzzles course={course} met={met} />
      <ShareButton
        text={() =>
          `reckon · ${words().home.runs[kind]} · ${title} · ${solved(run.length)}\n${location.href}`
        }
      />
    </section>
  );
}

/** All puzzles of a run, each to be looked at again. */
function MetPuzzles<Puzzle>({ course, met }: { course: Course<Puzzle>; met: readonly Met[] }) {
  const text = runWords();
  const links = met.flatMap(({ puzzle, at }) => {
    const read = course.read(puzzle);
    return read === undefined
      ? []
      : [{ ...course.link(read), at, solve: () => course.solve(read) }];
  });
  return links.length === 0 ? null : (
    <ol class="run-met" aria-label={text.met}>
      {links.map(({ address, name, at, solve }, index) => (
        <li key={index}>
          <a href={address}>{name}</a>{' '}
          <span class="small">{at === null ? text.notSolved : text.solvedAt(clockText(at))}</span>{' '}
          {at === null && <OneSolution name={name} solve={solve} />}
        </li>
      ))}
    </ol>
  );
}

interface OneSolutionProps {
  /** The name of the puzzle. */
  name: string;
  solve: () => Promise<Outcome<string>>;
}

/** A solution of a puzzle, once it is asked for. */
function OneSolution({ name, solve }: OneSolutionProps) {
  const text = runWords();
  const [found, setFound] = useState<Outcome<string>>();
  const shown = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => shown.current?.focus(), [found]);
  const show = () => void solve().then(setFound);
  if (found === undefined) {
    return (
      <button
        type="button"
        class="button button-quiet"
        aria-label={words().app.labelled(text.showSolution, name)}
        onClick={show}
      >
        {text.showSolution}
      </button>
    );
  }
  return found.ok ? (
    <p ref={shown} class="run-solution" tabIndex={-1}>
      {found.value}
    </p>
  ) : (
    <ErrorNotice error={found.error} retry={show} />
  );
}

const NOTHING_MET = { begun: null, met: [], puzzle: undefined, work: undefined };

function runOf({ met }: UnderWay): Run {
  return met.flatMap(({ at }) => (at === null ? [] : [at]));
}

/** The puzzle on the table at the end was met, too. */
function withLast(run: UnderWay): UnderWay {
  const { met, puzzle } = run;
  return puzzle === undefined ? run : { ...run, met: [...met, { puzzle, at: null }] };
}

/** The last seconds are said. */
const LAST_SECONDS = 10;

interface RunningProps<Puzzle> {
  course: Course<Puzzle>;
  /** The run as it began, or as it was left. */
  from: UnderWay;
  end: (run: UnderWay, seconds: number) => void;
}

function Running<Puzzle>({ course, from, end }: RunningProps<Puzzle>) {
  const { kind, PuzzleView } = course;
  const text = runWords();
  useHandOnFocus('.run', '.run-result');
  const [now, setNow] = useState(from);
  const [error, setError] = useState<EngineError>();
  useLayoutEffect(() => keepUnderWay(kind, now), [kind, now]);
  // That before stays on the table until the next one is there.
  const [table, setTable] = useState(() => ({ puzzle: course.read(from.puzzle), number: 0 }));
  const take = (puzzle: Puzzle) => {
    setTable(({ number }) => ({ puzzle, number: number + 1 }));
    setNow((before) => ({
      ...before,
      begun: before.begun ?? Date.now(),
      puzzle: course.write(puzzle),
    }));
  };
  const next = usePuzzles(course.make, take, setError, table.puzzle !== undefined);
  const seconds = useSeconds(now.begun);
  const all = RUN_KINDS[kind].seconds;
  const isOver = seconds >= all;
  useEffect(() => {
    if (isOver) {
      end(withLast(now), all);
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the run ends once
  }, [isOver]);
  const isLate = seconds >= all - LAST_SECONDS;
  useEffect(() => {
    if (isLate && !isOver) {
      announce(text.lastSeconds(LAST_SECONDS));
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- it is said once
  }, [isLate]);
  const meet = (at: number | null) => {
    setNow((before) =>
      before.puzzle === undefined
        ? before
        : {
            ...before,
            met: [...before.met, { puzzle: before.puzzle, at }],
            puzzle: undefined,
            work: undefined,
          },
    );
    next();
  };
  const run = runOf(now);
  const { opponent } = now;
  const theirs = solvedByOpponent(kind, opponent, bestRun(kind, now.course), seconds);
  return (
    <>
      <div class="run-state">
        <span class="run-clock" role="timer" data-late={isLate}>
          {clockText(Math.max(0, Math.ceil(all - seconds)))}
        </span>
        <span>{text[kind].solved(run.length)}</span>
        {theirs !== undefined && (
          <span>{words().app.labelled(text.opponents[opponent], text[kind].solved(theirs))}</span>
        )}
      </div>
      {error && <ErrorNotice error={error} retry={next} />}
      {table.puzzle === undefined ? (
        <p>{words().app.loading}</p>
      ) : (
        <PuzzleView
          key={table.number}
          puzzle={table.puzzle}
          begun={now.work}
          keep={(work) =>
            setNow((before) => (before.puzzle === undefined ? before : { ...before, work }))
          }
          skip={() => meet(null)}
          stop={() => end(withLast(now), seconds)}
          solved={() => {
            announce(text[kind].solved(run.length + 1));
            meet(Math.min(secondsSince(now.begun), all));
          }}
        />
      )}
    </>
  );
}

/** How many have passed since the start. */
function useSeconds(begun: number | null): number {
  const [seconds, setSeconds] = useState(() => secondsSince(begun));
  useEffect(() => {
    if (begun === null) {
      return;
    }
    const timer = setInterval(() => setSeconds(secondsSince(begun)), 250);
    return () => clearInterval(timer);
  }, [begun]);
  return seconds;
}

/** A clock that was set back gives no time. */
function secondsSince(begun: number | null): number {
  return begun === null ? 0 : Math.max(0, (Date.now() - begun) / 1000);
}

/** Makes one puzzle after the other; the next is made while one is played. */
function usePuzzles<Puzzle>(
  make: () => Promise<Outcome<Puzzle>>,
  take: (made: Puzzle) => void,
  fail: (error: EngineError | undefined) => void,
  hasOne: boolean,
): () => void {
  const waiting = useRef<Promise<Outcome<Puzzle>> | undefined>(undefined);
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
        take(outcome.value);
      }
    });
  };
  useEffect(() => {
    if (!hasOne) {
      next();
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the first puzzle is made once
  }, []);
  return next;
}
