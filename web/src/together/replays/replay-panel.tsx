// SPDX-License-Identifier: MIT
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { LetterText } from '../../answering/text-board';
import type { Outcome } from '../../engine/outcome';
import { announce } from '../../parts/announcer';
import { saveFile } from '../../parts/save-file';
import { useAnswer } from '../../engine/use-answer';
import { formatNumber, words as pageWords } from '../../i18n';
import { ObjectiveCard } from '../../krypto/cards';
import type { Task } from '../../krypto/formula';
import type { Hand } from '../../krypto/hand';
import { prettyFormula } from '../../krypto/expression';
import { clockText } from '../../i18n/base/text';
import { StillLetters } from '../parts/still-letters';
import { separatorOf } from '../parts/csv';
import { answersCsv } from './answers-csv';
import { recordText } from './record-file';
import { findersOf, readReplay, type Replay, type ReplayEvent, type ReplayHand } from './replay';
import './replay.css';
import type { Session } from '../session/session';
import type { Replaying } from './use-replaying';
import { StillCards } from '../parts/still-cards';
import { letterKindOf, taskOf } from '../session/task';
import { answerText } from '../parts/formula-text';
import { lettersOf } from '../parts/letters-answer';
import type { ReplayWords } from '../../i18n/en/replay';
import { nearWords, replayWords, roomWords } from '../parts/words';

/** The most unfound solutions that are listed. */
const LISTED = 20;
/** The number of solutions that the engine gives at once. */
const ASKED = 1000;

interface ReplayPanelProps {
  session: Session;
  replaying: Replaying;
  /** What was played; Krypto in a game for two. */
  played?: Parameters<typeof replayWords>[0];
}

/** The match that is over, once more, hand by hand. */
export function ReplayPanel({ session, replaying, played }: ReplayPanelProps) {
  const words = replayWords(played);
  const { isOpen, setOpen } = replaying;
  const record = session.record.value;
  const replay = useMemo(() => record && readReplay(record), [record]);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen) {
      opener.current?.focus();
    }
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (!isOpen) {
    return (
      <button
        ref={opener}
        type="button"
        class="button"
        onClick={() => {
          setOpen(true);
          if (record === undefined) {
            session.askForRecord();
          }
        }}
      >
        {words.open}
      </button>
    );
  }
  return (
    <ReplaySection
      close={() => setOpen(false)}
      save={
        record && (
          <>
            {session.classroom.value !== undefined && (
              <button
                type="button"
                class="button"
                onClick={() => {
                  const name = words.answersName(session.code.peek() ?? '');
                  const text = answersCsv(record, separatorOf(navigator.language), words);
                  saveFile(name, new Blob([text], { type: 'text/csv' }));
                }}
              >
                {words.saveAnswers}
              </button>
            )}
            <button
              type="button"
              class="button"
              onClick={() => {
                const name = words.fileName(session.code.peek() ?? '');
                saveFile(name, new Blob([recordText(record)], { type: 'application/jsonl' }));
              }}
            >
              {words.save}
            </button>
          </>
        )
      }
    >
      {record === undefined ? (
        <p role="status">{pageWords().app.loading}</p>
      ) : replay === undefined ? (
        <p role="alert">{words.unreadable}</p>
      ) : (
        <ReplayPages replay={replay} />
      )}
    </ReplaySection>
  );
}

interface ReplaySectionProps {
  close: () => void;
  /** The button that saves the record, if there is one. */
  save?: ComponentChildren;
  children: ComponentChildren;
}

/** The frame of a replay. */
export function ReplaySection({ close, save, children }: ReplaySectionProps) {
  const words = replayWords();
  return (
    <section class="panel replay" aria-label={words.title}>
      <h2>{words.title}</h2>
      {children}
      <div class="room-buttons">
        <button type="button" class="button" onClick={close}>
          {words.close}
        </button>
        {save}
      </div>
    </section>
  );
}

/** The elements that use the arrow keys themselves. */
const USES_ARROWS = 'input, select, textarea, [tabindex="0"]';

/** The hands one by one. */
export function ReplayPages({ replay }: { replay: Replay }) {
  const { hands, game, rules, puzzle } = replay;
  const words = replayWords({ puzzle, game });
  const task = useMemo(() => taskOf({ game, rules }), [game, rules]);
  const [index, setIndex] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const turn = (by: number) => {
    const next = Math.min(Math.max(index + by, 0), hands.length - 1);
    const hand = hands[next];
    if (next !== index && hand !== undefined) {
      setIndex(next);
      announce(nameOf(hand, next, hands.length, words));
    }
  };
  const latest = useRef(turn);
  latest.current = turn;
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      const isElsewhere =
        event.target instanceof Element && event.target.closest(USES_ARROWS) !== null;
      if (by !== undefined && !isElsewhere) {
        latest.current(by);
        event.preventDefault();
      }
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  const shown = hands[index];
  if (shown === undefined) {
    return <p>{words.noHands}</p>;
  }
  const kind = letterKindOf(replay);
  const letters =
    shown.puzzle === null || kind === undefined ? undefined : { kind, text: shown.puzzle };
  return (
    <>
      <div class="replay-pager">
        <Turn label={words.earlier} sign="←" isEnd={index === 0} act={() => turn(-1)} />
        <h3 ref={heading} tabIndex={-1}>
          {nameOf(shown, index, hands.length, words)}
        </h3>
        <Turn label={words.later} sign="→" isEnd={index === hands.length - 1} act={() => turn(1)} />
      </div>
      <div class="felt replay-felt">
        {shown.hand !== null && (
          <>
            <ObjectiveCard objective={shown.hand.objective} />
            <StillCards hand={shown.hand} game={game} />
          </>
        )}
        {letters !== undefined && <StillLetters {...letters} />}
      </div>
      <h4>{words.events}</h4>
      {shown.events.length === 0 ? (
        <p class="small">{words.nothing}</p>
      ) : (
        <ol class="replay-events">
          {shown.events.map((event, place) => (
            <li key={place}>
              <span class="replay-time">{clockText(Math.floor(event.at / 1000))}</span>{' '}
              {tellEvent(event, shown, replay, words)}
            </li>
          ))}
        </ol>
      )}
      <h4>{words.totals}</h4>
      <p class="replay-totals">
        {shown.totals.map(({ name, total }) => (
          <span key={name}>
            <bdi>{name}</bdi> <strong>{String(total).replace('-', '−')}</strong>
          </span>
        ))}
      </p>
      {shown.hand !== null && <NotFound hand={shown.hand} shown={shown} task={task} game={game} />}
      {letters !== undefined && !shown.events.some((event) => event.kind === 'right') && (
        <AnswerNotFound key={letters.text} puzzle={letters} />
      )}
      <p class="small replay-keys">{words.keys}</p>
    </>
  );
}

interface TurnProps {
  label: string;
  sign: string;
  isEnd: boolean;
  act: () => void;
}

function Turn({ label, sign, isEnd, act }: TurnProps) {
  return (
    <button type="button" class="button" aria-label={label} aria-disabled={isEnd} onClick={act}>
      {sign}
    </button>
  );
}

function nameOf(
  { number, pile }: ReplayHand,
  index: number,
  hands: number,
  words: ReplayWords,
): string {
  return pile === undefined ? words.handOf(index + 1, hands) : words.pile(number, pile);
}

function tellEvent(
  { kind, player = '', formula = '', points, distance }: ReplayEvent,
  { hand }: ReplayHand,
  { isGivenUp }: Replay,
  words: ReplayWords,
) {
  const room = roomWords();
  const penalty = points < 0 ? ` ${words.minus(-points)}` : '';
  switch (kind) {
    case 'called':
      return room.called(player);
    case 'right':
      return words.right(player, answerText(hand, formula, hand?.objective), points);
    case 'near':
      return pageWords().app.labelled(
        player,
        nearWords().near(answerText(hand, formula), distance ?? 0),
      );
    case 'wrong':
      return words.wrong(player, answerText(hand, formula)) + penalty;
    case 'silent':
      return room.silent(player) + penalty;
    case 'passed':
      return isGivenUp ? words.gaveUp(player) : room.handPassed(player);
    case 'picked':
      return words.picked(player);
    case 'put_back':
      return words.putBack(player);
    case 'left':
    case 'removed':
      return room.left(player) + penalty;
    case 'unsolved':
      return room.nobody;
    default:
      return words.closed;
  }
}

/** The answer of a puzzle of letters that was not solved. */
function AnswerNotFound({ puzzle }: { puzzle: LetterText }) {
  const { kind, text } = puzzle;
  const words = replayWords({ puzzle: kind });
  const [found, setFound] = useState<Outcome<string | undefined>>();
  useEffect(() => {
    void lettersOf({ kind, text }).then(setFound);
  }, [kind, text]);
  if (found === undefined) {
    return <p class="small">{pageWords().app.loading}</p>;
  }
  return found.ok && found.value !== undefined ? (
    <>
      <h4>{words.answerNotFound}</h4>
      <p>{found.value}</p>
    </>
  ) : null;
}

/** The solutions that were not found, the easiest first. */
interface NotFoundProps {
  hand: Hand;
  shown: ReplayHand;
  task: Task;
  game: Replay['game'];
}

function NotFound({ hand, shown, task, game }: NotFoundProps) {
  const words = replayWords({ game });
  const { outcome } = useAnswer('krypto/solve', {
    ...hand,
    rules: task.rules,
    ...(task.use === 'any' && { use: task.use }),
    limit: ASKED,
  });
  const finders = useMemo(
    () =>
      outcome?.ok === true
        ? findersOf(hand, shown.events, outcome.value.solutions ?? [], task)
        : new Map<number, string[]>(),
    [outcome, hand, shown, task],
  );
  if (outcome?.ok !== true) {
    return outcome === undefined ? <p class="small">{pageWords().app.loading}</p> : null;
  }
  const solutions = outcome.value.solutions ?? [];
  const count = outcome.value.count ?? solutions.length;
  const left = solutions.filter((_, index) => !finders.has(index + 1));
  const missed = count - finders.size;
  if (missed === 0) {
    return <p>{count === 0 ? words.noSolution : words.allFound}</p>;
  }
  return (
    <>
      <h4>{words.notFound(missed, formatNumber(missed))}</h4>
      {missed > LISTED && <p class="small">{words.firstOf(LISTED)}</p>}
      <ol class="solution-list">
        {left.slice(0, LISTED).map((solution) => (
          <li key={solution}>{prettyFormula(solution)}</li>
        ))}
      </ol>
    </>
  );
}
