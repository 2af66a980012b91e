// SPDX-License-Identifier: MIT
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { explainError } from '../parts/notice';
import { words } from '../i18n';
import { nameOf } from './board';
import { timeText } from './clock';
import type { BoardHint, Desk, Note, OnDesk } from './desk';
import type { Helper } from './help';

/** The texts and actions that differ by kind of puzzle. */
interface Props<Hint extends BoardHint> {
  desk: Desk<Hint>;
  helper: Helper<Hint>;
  sentence: (hint: Hint) => string;
  /** The conflicts on the board, if they are to be shown. */
  conflicts: readonly string[];
  /** In milliseconds; nothing if the clock is off. */
  elapsed: number | undefined;
  /** The facts about the game once it is solved. */
  facts: () => readonly string[];
  share: () => void;
  chooseNew: () => void;
}

/** The message of the page about the board; a screen reader says it too. */
export function NotePanel<Hint extends BoardHint>(props: Props<Hint>) {
  const laid = props.desk.laid.value;
  const said = props.desk.note.value;
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
      {said.kind !== 'nothing' ? (
        <Said said={said} {...props} />
      ) : laid.progress !== 'open' ? (
        <Finished laid={laid} {...props} />
      ) : (
        <QuietNote laid={laid} {...props} />
      )}
    </div>
  );
}

interface SaidProps<Hint extends BoardHint> extends Props<Hint> {
  said: Exclude<Note<Hint>, { kind: 'nothing' }>;
}

function Said<Hint extends BoardHint>({ said, desk, helper, sentence }: SaidProps<Hint>) {
  const { notes } = words().letters;
  switch (said.kind) {
    case 'hint':
      return <p>{sentence(said.hint)}</p>;
    case 'wrong':
      return (
        <p>
          {[
            ...(said.letters.length > 0 ? [notes.wrongLetters(said.letters.map(nameOf))] : []),
            ...(said.marks.length > 0 ? [notes.wrongMarks(said.marks.map(nameOf))] : []),
          ].join(' ')}
        </p>
      );
    case 'told':
      return <p>{notes.told(nameOf(said.letter), said.digit)}</p>;
    case 'already_right':
      return <p>{notes.alreadyRight(nameOf(said.letter))}</p>;
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
    case 'no_reasons':
      return <p>{notes.noReasons}</p>;
    case 'several_answers':
      return <p>{notes.noHintsOfSeveral}</p>;
    case 'choose_letter':
      return <p>{notes.chooseLetter}</p>;
  }
}

interface LaidProps<Hint extends BoardHint> extends Props<Hint> {
  laid: OnDesk;
}

interface QuietProps<Hint extends BoardHint> extends Pick<
  LaidProps<Hint>,
  'laid' | 'desk' | 'conflicts'
> {
  /** The message for wrong digits for all letters, where nothing can be checked. */
  fullButWrong?: string;
}

/** Conflicts, if they are to be shown; else what to do next. */
export function QuietNote<Hint extends BoardHint>(props: QuietProps<Hint>) {
  const { notes } = words().letters;
  const { laid, desk, conflicts, fullButWrong = notes.fullButWrong } = props;
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
        : letter === undefined
          ? notes.start
          : notes.chosen(nameOf(letter))}
    </p>
  );
}

function Finished<Hint extends BoardHint>(props: LaidProps<Hint>) {
  const { laid, elapsed, share, chooseNew } = props;
  const { notes, actions } = words().letters;
  const solved = laid.progress === 'solved';
  return (
    <>
      <p class="note-finished">
        {!solved
          ? notes.givenUp
          : elapsed === undefined
            ? notes.solved
            : notes.solvedIn(timeText(elapsed))}
      </p>
      {solved && (
        <ul class="note-facts">
          {props.facts().map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      <Choices>
        {solved && (
          <button type="button" class="button" onClick={share}>
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
