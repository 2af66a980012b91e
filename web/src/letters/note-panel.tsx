// SPDX-License-Identifier: MIT
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { explainError } from '../parts/notice';
import { words } from '../i18n';
import { bound } from '../i18n/base/text';
import { nameOf } from './board';
import type { Desk, Note, OnDesk } from './desk';
import { isGentle, placeSentence, sentence, toldOf, type Named } from './hint';
import { conflictTexts, wrongText } from './said';
import type { SideProps } from './play';

/** The message of the page about the board; a screen reader says it too. */
export function NotePanel(props: SideProps) {
  const { play, laid, learn } = props;
  const { desk, preferences } = play;
  const said = desk.note.value;
  const panel = useRef<HTMLDivElement>(null);
  const hasNews = said.kind !== 'nothing';
  useEffect(() => {
    if (hasNews) {
      panel.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [said, hasNews]);
  return (
    <div ref={panel} class="note" role="status" data-kind={said.kind}>
      {said.kind !== 'nothing' ? (
        <Said note={said} {...props} />
      ) : (
        <QuietNote
          desk={desk}
          laid={laid}
          conflicts={preferences.value.conflicts ? conflictTexts(laid) : []}
          learn={learn && <a href={`#/${play.view}/learn`}>{words().guide.title}</a>}
        />
      )}
    </div>
  );
}

interface SaidProps extends SideProps {
  note: Exclude<Note, { kind: 'nothing' }>;
}

function Said({ note, play, laid }: SaidProps) {
  const { desk, helper } = play;
  const { letters, notes, said } = words().letters;
  switch (note.kind) {
    case 'hint':
      return <HintText note={note} laid={laid} />;
    case 'wrong':
      return <p>{wrongText(note, laid)}</p>;
    case 'told':
      return <p>{bound(letters.digit(nameOf(note.letter), note.digit))}.</p>;
    case 'taken':
      return <p>{bound(notes.taken(note.letters.map(nameOf), note.digit))}</p>;
    case 'already_right':
      return <p>{notes.alreadyRight(nameOf(note.letter))}</p>;
    case 'confirm_solution':
      return (
        <ConfirmSolution
          show={() => void helper.showSolution()}
          playOn={() => {
            desk.note.value = { kind: 'nothing' };
          }}
        />
      );
    case 'engine':
      return <p>{explainError(note.error)}</p>;
    case 'shared':
      return note.copied ? <p>{notes.copied}</p> : <CopyYourself text={note.text} />;
    default:
      return <p>{said[note.kind]}</p>;
  }
}

/** Where a hint looks; asked once more, what follows stands first, and the reason beneath. */
export function HintText({
  note: { hint, isWhole },
  laid,
}: {
  note: Extract<Note, { kind: 'hint' }>;
  laid: Named;
}) {
  if (!isWhole) {
    return <p>{placeSentence(hint, laid)}</p>;
  }
  if (!isGentle(hint)) {
    return <p>{sentence(hint, laid)}</p>;
  }
  const { conclusion, reason } = toldOf(hint, laid);
  return (
    <>
      <p>
        <strong>{conclusion}</strong>
      </p>
      <p class="note-reason">{reason}</p>
    </>
  );
}

interface QuietProps {
  desk: Desk<OnDesk>;
  laid: OnDesk;
  conflicts: readonly string[];
  /** The message for wrong digits for all letters, where nothing can be checked. */
  fullButWrong?: string;
  /** Leads to the lesson, if it is offered. */
  learn?: ComponentChildren;
}

/** Conflicts, if they are to be shown; else what to do next. */
export function QuietNote(props: QuietProps) {
  const { notes } = words().letters;
  const { laid, desk, conflicts, fullButWrong = notes.fullButWrong, learn } = props;
  if (conflicts.length > 0) {
    return <p>{conflicts.join(' ')}</p>;
  }
  if (laid.letters.every((letter) => laid.board.digits[letter] !== undefined)) {
    return <p>{laid.settled ? fullButWrong : notes.checking}</p>;
  }
  const letter = desk.chosenLetter.value;
  return (
    <p class="note-quiet">
      {laid.game.moves.length === 0 && `${notes.rule} `}
      {desk.marking.value
        ? notes.marking(letter && nameOf(letter))
        : letter === undefined || laid.board.digits[letter] !== undefined
          ? notes.start
          : notes.chosen(nameOf(letter))}{' '}
      {learn}
    </p>
  );
}

function ConfirmSolution({ show, playOn }: { show: () => void; playOn: () => void }) {
  const { notes } = words().letters;
  return (
    <>
      <p>{notes.confirmSolution}</p>
      <Choices>
        <button type="button" class="button" onClick={show}>
          {notes.showSolution}
        </button>
        <button type="button" class="button button-strong" onClick={playOn}>
          {notes.playOn}
        </button>
      </Choices>
    </>
  );
}

function CopyYourself({ text }: { text: string }) {
  const { notes } = words().letters;
  return (
    <label class="field">
      {notes.copyYourself}
      <textarea
        class="input"
        readOnly
        rows={3}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
    </label>
  );
}

function Choices({ children }: { children: ComponentChildren }) {
  return <div class="note-choices">{children}</div>;
}
