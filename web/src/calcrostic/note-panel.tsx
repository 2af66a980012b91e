// SPDX-License-Identifier: MIT
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { explainError } from '../app/notice';
import { words } from '../i18n';
import { showSolution } from './assistance';
import { elapsedTime, timeText } from './clock';
import { hasConflicts, isFull } from './conflicts';
import { sentence } from './hint';
import { preferences } from './kept';
import { sharePuzzle } from './sharing';
import { chosenLetter, marking, note, table, type Note, type Table } from './table';

/** What the page has to say about the board; a screen reader says it too. */
export function NotePanel({ chooseNew }: { chooseNew: () => void }) {
  const laid = table.value;
  const said = note.value;
  const panel = useRef<HTMLDivElement>(null);
  const hasNews = said.kind !== 'nothing' || (laid !== undefined && laid.progress !== 'open');
  useEffect(() => {
    if (hasNews) {
      panel.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [said, hasNews]);
  if (laid === undefined) {
    return null;
  }
  return (
    <div ref={panel} class="note" role="status" data-kind={said.kind} data-progress={laid.progress}>
      {said.kind === 'nothing' && laid.progress !== 'open' ? (
        <Finished laid={laid} chooseNew={chooseNew} />
      ) : (
        <Said said={said} laid={laid} />
      )}
    </div>
  );
}

function Said({ said, laid }: { said: Note; laid: Table }) {
  const { notes } = words().calcrostic;
  switch (said.kind) {
    case 'nothing':
      return <Quiet laid={laid} />;
    case 'hint':
      return <p>{sentence(said.hint, laid.shown)}</p>;
    case 'wrong':
      return (
        <p>
          {[
            ...(said.letters.length > 0 ? [notes.wrongLetters(said.letters)] : []),
            ...(said.marks.length > 0 ? [notes.wrongMarks(said.marks)] : []),
          ].join(' ')}
        </p>
      );
    case 'told':
      return <p>{notes.told(said.letter, said.digit)}</p>;
    case 'already_right':
      return <p>{notes.alreadyRight(said.letter)}</p>;
    case 'confirm_solution':
      return <ConfirmSolution />;
    case 'engine':
      return <p>{explainError(said.error)}</p>;
    case 'shared':
      return said.copied ? <p>{notes.copied}</p> : <CopyYourself text={said.text} />;
    case 'all_well':
      return <p>{notes.allWell}</p>;
    case 'nothing_to_check':
      return <p>{notes.nothingToCheck}</p>;
    case 'still_fits':
      return <p>{notes.stillFits}</p>;
    case 'fits_nothing':
      return <p>{notes.fitsNothing}</p>;
    case 'no_answer':
      return <p>{notes.noAnswerToCheck}</p>;
    case 'cannot_tell':
      return <p>{notes.cannotTell}</p>;
    case 'no_hint':
      return <p>{notes.noHint}</p>;
    case 'choose_letter':
      return <p>{notes.chooseLetter}</p>;
  }
}

/** Conflicts, if they are to be shown; else what to do next. */
function Quiet({ laid }: { laid: Table }) {
  const { notes } = words().calcrostic;
  if (preferences.value.conflicts && hasConflicts(laid.conflicts)) {
    return <p>{conflictTexts(laid).join(' ')}</p>;
  }
  if (isFull(laid.grid, laid.board)) {
    return <p>{notes.fullButWrong}</p>;
  }
  const letter = chosenLetter.value;
  return (
    <p class="note-quiet">
      {marking.value
        ? notes.marking(letter)
        : letter === undefined
          ? notes.start
          : notes.chosen(letter)}
    </p>
  );
}

function conflictTexts({ conflicts }: Table): string[] {
  const texts = words().calcrostic;
  const { shared, leadingZeros, failing } = conflicts;
  return [
    ...shared.map(({ letters, digit }) => texts.conflicts.shared(letters, digit)),
    ...leadingZeros.map(texts.conflicts.leadingZero),
    ...(failing.length > 0 ? [texts.conflicts.failing(failing.map(texts.hints.place))] : []),
  ];
}

function Finished({ laid, chooseNew }: { laid: Table; chooseNew: () => void }) {
  const { notes, actions } = words().calcrostic;
  const solved = laid.progress === 'solved';
  const time = preferences.value.clock ? timeText(elapsedTime()) : undefined;
  return (
    <>
      <p class="note-finished">
        {solved ? (time === undefined ? notes.solved : notes.solvedIn(time)) : notes.givenUp}
      </p>
      <Choices>
        {solved && (
          <button type="button" class="button" onClick={() => void sharePuzzle()}>
            {notes.shareResult}
          </button>
        )}
        <button type="button" class="button button-strong" onClick={chooseNew}>
          {actions.newPuzzle}
        </button>
      </Choices>
    </>
  );
}

function ConfirmSolution() {
  const { notes } = words().calcrostic;
  return (
    <>
      <p>{notes.confirmSolution}</p>
      <Choices>
        <button type="button" class="button" onClick={() => void showSolution()}>
          {notes.showSolution}
        </button>
        <button
          type="button"
          class="button button-strong"
          onClick={() => {
            note.value = { kind: 'nothing' };
          }}
        >
          {notes.playOn}
        </button>
      </Choices>
    </>
  );
}

function CopyYourself({ text }: { text: string }) {
  const { notes } = words().calcrostic;
  return (
    <label class="field">
      {notes.copyYourself}
      <textarea
        class="input"
        readOnly
        rows={3}
        value={text}
        onFocus={(event) => {
          event.currentTarget.select();
        }}
      />
    </label>
  );
}

function Choices({ children }: { children: ComponentChildren }) {
  return <div class="note-choices">{children}</div>;
}
