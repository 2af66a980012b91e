// SPDX-License-Identifier: MIT
import { words as pageWords } from '../i18n';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { announce } from '../parts/announcer';
import { Notice } from '../parts/notice';
import type { Contest } from './contest';
import { EndView } from './end-view';
import { QuestionMap, type Place } from './question-map';
import { QuestionView } from './question-view';
import { EnterForm } from './enter-view';
import { Refusal } from './refusal';
import { contestWords } from './words';
import type { Writing } from './writing';

interface Props {
  contest: Contest;
  writing: Writing;
}

/** All that a pupil sees while writing, and at the end. */
export function WritingView(props: Props) {
  const { contest, writing } = props;
  const [isHandingIn, setHandingIn] = useState(false);
  const { receipt } = writing.info.value;
  const isOver = receipt !== null || writing.isLocked.value;
  useTimeSaid(writing);
  return (
    <>
      {writing.isForgotten.value && (
        <Notice role="alert">
          <p>{contestWords().refusals.token}</p>
          <EnterForm contest={contest} />
        </Notice>
      )}
      {!writing.isHere && !isOver && <Reader {...props} />}
      {isOver ? (
        <EndView {...props} />
      ) : isHandingIn ? (
        <HandingIn {...props} back={() => setHandingIn(false)} />
      ) : (
        <Questions {...props} handIn={() => setHandingIn(true)} />
      )}
    </>
  );
}

/** Another device writes; this one may take over. */
function Reader({ contest, writing }: Props) {
  const { reader, moved } = contestWords();
  return (
    <Notice role="alert">
      <p>{reader}</p>
      <button
        type="button"
        class="button"
        onClick={() => void contest.start(writing.info.peek().contest, true)}
      >
        {moved.here}
      </button>
    </Notice>
  );
}

const MINUTE = 60_000;

/** Says at ten minutes and at one that so much is left. */
function useTimeSaid(writing: Writing): void {
  const { clock } = contestWords();
  const minutes = Math.ceil(writing.left.value / MINUTE);
  const before = useRef(minutes);
  useEffect(() => {
    if (before.current > 10 && minutes === 10) {
      announce(clock.ten);
    } else if (before.current > 1 && minutes === 1) {
      announce(clock.one);
    }
    before.current = minutes;
  }, [minutes, clock]);
}

function Questions({ writing, handIn }: Props & { handIn: () => void }) {
  const words = contestWords();
  const { questions } = writing.info.value;
  const { question: at, flagged } = writing.habits.value;
  const question = writing.question.value;
  if (question === undefined) {
    return null;
  }
  const { q } = question;
  const go = (index: number) => writing.prefer({ question: index });
  const isFlagged = flagged.includes(q);
  const flag = () =>
    writing.prefer({ flagged: isFlagged ? flagged.filter((one) => one !== q) : [...flagged, q] });
  return (
    <>
      <div class="contest-bar">
        <Status writing={writing} />
        <Clock writing={writing} />
      </div>
      <Map writing={writing} go={go} />
      <QuestionView key={`${q} ${handKey(writing, q)}`} writing={writing} question={question} />
      <div class="contest-buttons contest-steps">
        <button
          type="button"
          class="button"
          aria-disabled={at === 0}
          onClick={() => go(Math.max(0, at - 1))}
        >
          {words.previous}
        </button>
        <button type="button" class="button" aria-pressed={isFlagged} onClick={flag}>
          {words.flag}
        </button>
        <button
          type="button"
          class="button"
          aria-disabled={at === questions.length - 1}
          onClick={() => go(Math.min(questions.length - 1, at + 1))}
        >
          {words.next}
        </button>
        <button type="button" class="button contest-hand-in" onClick={handIn}>
          {words.handIn.button}
        </button>
      </div>
    </>
  );
}

/** The entry of another device stands on a new board. */
function handKey(writing: Writing, q: string): string {
  return writing.isOfThisDevice(q) ? '' : String(writing.entry(q).tag.n);
}

/** Says at all times how much is on the server. */
function Status({ writing }: { writing: Writing }) {
  const { status } = contestWords();
  const { unsent } = writing;
  const isReached = writing.isReached.value;
  const kind = !writing.isKept.value
    ? 'forgets'
    : !isReached
      ? 'offline'
      : unsent > 0
        ? 'device'
        : 'server';
  return (
    <p class="contest-status" role="status" data-kind={kind}>
      {kind === 'device' ? status.device(unsent) : status[kind]}
    </p>
  );
}

function Clock({ writing }: { writing: Writing }) {
  const { clock } = contestWords();
  const { hidesClock } = writing.habits.value;
  const left = writing.left.value;
  const minutes = Math.ceil(left / MINUTE);
  // A hidden time is seen at ten minutes and in the last one.
  const isSeen = !hidesClock || minutes === 10 || minutes <= 1;
  const text =
    left <= 0
      ? clock.grace(Math.max(0, Math.ceil(left / 1000) + writing.info.value.grace_s))
      : minutes <= 1
        ? clock.last
        : clock.minutes(minutes);
  return (
    <p class="contest-clock">
      {isSeen && (
        <span>
          <span class="visually-hidden">{pageWords().app.labelled(clock.label, '')}</span>
          {text}
        </span>
      )}
      <button
        type="button"
        class="button button-quiet"
        onClick={() => writing.prefer({ hidesClock: !hidesClock })}
      >
        {hidesClock ? clock.show : clock.hide}
      </button>
    </p>
  );
}

function Map({ writing, go }: { writing: Writing; go: (index: number) => void }) {
  const words = contestWords();
  const { question: at, flagged } = writing.habits.value;
  const places = writing.info.value.questions.map(({ q, number }): Place => {
    const progress = writing.progress(q);
    const kept = writing.kept(q);
    const isFlagged = flagged.includes(q);
    return {
      number,
      progress,
      kept,
      isFlagged,
      said: [
        words.progress[progress],
        ...(kept === 'nothing' ? [] : [words.kept[kept]]),
        ...(isFlagged ? [words.flagged] : []),
      ],
    };
  });
  return <QuestionMap places={places} at={at} go={go} />;
}

function HandingIn({ contest, writing, back }: Props & { back: () => void }) {
  const { handIn } = contestWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const empty = writing.info.value.questions
    .filter(({ q }) => writing.progress(q) !== 'answered')
    .map(({ number }) => number);
  const isBusy = contest.isBusy.value;
  return (
    <section class="contest-card">
      <h1 tabIndex={-1} ref={heading}>
        {handIn.title}
      </h1>
      <p>{empty.length === 0 ? handIn.allThere : handIn.empty(empty.join(', '))}</p>
      {isBusy && <p role="status">{handIn.sending}</p>}
      <Refusal contest={contest} />
      <p class="contest-buttons">
        <button type="button" class="button" onClick={back}>
          {handIn.no}
        </button>
        <button
          type="button"
          class="button button-strong"
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) {
              void contest.handIn();
            }
          }}
        >
          {handIn.yes}
        </button>
      </p>
    </section>
  );
}
