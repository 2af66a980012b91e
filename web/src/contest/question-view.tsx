// SPDX-License-Identifier: MIT
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { gridOfText } from '../calcrostic/grid-of-text';
import { Notice } from '../parts/notice';
import { GridBoard } from '../answering/grid-board';
import { HandBoard } from './hand-board';
import type { Question } from './messages';
import { askedGrid, NumbersBoard } from './numbers-board';
import type { Slot } from '../answering/slot';
import { StatedBoard } from './stated-board';
import { WordsBoard } from '../answering/words-board';
import { puzzleOfText } from '../answering/words-text';
import { contestWords } from './words';
import type { Writing } from './writing';

/** The question that is chosen, with its board. Another question needs another `key`. */
export function QuestionView({ writing, question }: { writing: Writing; question: Question }) {
  const { q } = question;
  const slot = useMemo(
    (): Slot => ({
      q,
      entry: () => writing.entry(q),
      enter: (entry) => writing.enter(q, entry),
      isLocked: () => writing.isLocked.value || !writing.isHere,
    }),
    [writing, q],
  );
  return (
    <QuestionFrame question={question} count={writing.info.value.questions.length}>
      <OwnEntry writing={writing} q={q} />
      <Board slot={slot} question={question} />
    </QuestionFrame>
  );
}

interface FrameProps {
  question: Question;
  /** The number of questions. */
  count: number;
  children: ComponentChildren;
}

/** A question below its number and its points. */
export function QuestionFrame({ question, count, children }: FrameProps) {
  const words = contestWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const { number, points } = question;
  return (
    <section class="question" aria-labelledby="question-title">
      <h1 id="question-title" tabIndex={-1} ref={heading}>
        {words.of(number, count)}
        <span class="question-points">{words.points(points)}</span>
      </h1>
      {children}
    </section>
  );
}

/** Asks which of two answers counts, where another device has written what was not seen here. */
function OwnEntry({ writing, q }: { writing: Writing; q: string }) {
  const { conflict } = contestWords();
  const { own } = writing.entry(q);
  if (own === null) {
    return null;
  }
  return (
    <Notice role="alert">
      <p>
        {conflict.text} {conflict.own(own.answer === '' ? conflict.noAnswer : own.answer)}
      </p>
      <p class="contest-buttons">
        <button type="button" class="button" onClick={() => writing.decide(q, false)}>
          {conflict.letGo}
        </button>
        <button type="button" class="button" onClick={() => writing.decide(q, true)}>
          {conflict.takeOwn}
        </button>
      </p>
    </Notice>
  );
}

/** The board of any kind of question. Another question needs another `key`. */
export function Board({ slot, question }: { slot: Slot; question: Question }) {
  if ('cards' in question) {
    return <HandBoard slot={slot} question={question} />;
  }
  const around = { class: 'contest-letters', full: contestWords().boards.full };
  if (question.kind === 'alphametic') {
    return <WordsBoard {...around} slot={slot} puzzle={puzzleOfText(question.text)} />;
  }
  if ('form' in question) {
    return <StatedBoard slot={slot} question={question} />;
  }
  if (question.kind === 'numbers') {
    const asked = askedGrid(question.text);
    return asked === undefined ? <NotRead /> : <NumbersBoard slot={slot} grid={asked} />;
  }
  const grid = gridOfText(question.text);
  return grid === undefined ? <NotRead /> : <GridBoard {...around} slot={slot} grid={grid} />;
}

function NotRead() {
  return (
    <Notice role="alert">
      <p>{contestWords().boards.notRead}</p>
    </Notice>
  );
}
