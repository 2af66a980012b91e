// SPDX-License-Identifier: MIT
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { announce } from '../parts/announcer';
import { saveFile } from '../parts/save-file';
import { textOfAll, type Correction } from './correction';
import { CutOut } from './cut-out';
import { DoubtList } from './doubt-list';
import { StillPuzzle } from './still-puzzle';
import { TextField } from './text-field';
import { AddAllToSheet, AddToSheet } from './add-to-sheet';
import { formOf } from './verdict';
import { scanWords } from './words';

interface FoundListProps {
  puzzles: readonly Correction[];
  /** How many places were not read, which is said too. */
  unread: number;
  /** None of a PDF, which the browser does not draw. */
  canvas: HTMLCanvasElement | undefined;
  /** Whether there was no picture. */
  isTyped: boolean;
  /** The puzzle in which one goes on typing. */
  goesOn?: Correction | undefined;
  /** Adds a puzzle that is typed from nothing. */
  typeIn: () => void;
}

export function FoundList({ puzzles, unread, canvas, isTyped, goesOn, typeIn }: FoundListProps) {
  const words = scanWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const found = puzzles.filter(({ isTyped }) => !isTyped).length;
  const says = isTyped ? words.yours : found === 0 ? words.nothing : words.found(found);
  const codes = codesRead(puzzles);
  const codesSay = codes === undefined ? [] : [words.codesRead(codes.read, codes.all)];
  const first = useRef(
    [says, ...codesSay, ...(unread === 0 ? [] : [words.unread(unread)])].join(' '),
  );
  useLayoutEffect(() => {
    announce(first.current);
    // The control that had the focus is gone.
    heading.current?.focus();
  }, []);
  return (
    <section class="scan-found">
      <h2 ref={heading} tabIndex={-1}>
        {says}
      </h2>
      {found === 0 && !isTyped && <p>{words.nothingHelp}</p>}
      {codesSay.length > 0 && <p class="scan-codes">{codesSay}</p>}
      {puzzles.length > 0 && <All puzzles={puzzles} />}
      <ol class="scan-list">
        {puzzles.map((one, index) => (
          <Puzzle
            key={one.id}
            correction={one}
            number={index + 1}
            canvas={canvas}
            goesOn={one === goesOn}
          />
        ))}
      </ol>
      {(isTyped || (found === 0 && unread === 0 && puzzles.length === 0)) && (
        <p>
          <button type="button" class="button" onClick={typeIn}>
            {words.typeInAny}
          </button>
        </p>
      )}
    </section>
  );
}

/** Returns how many codes were read, if a puzzle is not certain for want of its own. */
function codesRead(puzzles: readonly Correction[]): { read: number; all: number } | undefined {
  const found = puzzles.filter(({ isTyped }) => !isTyped);
  const without = found.filter(({ code }) => code === undefined);
  return without.every(({ certain }) => certain)
    ? undefined
    : { read: found.length - without.length, all: found.length };
}

/** Prints or saves all puzzles at once, as they stand now. */
function All({ puzzles }: { puzzles: readonly Correction[] }) {
  const words = scanWords();
  const save = () => {
    const text = textOfAll(
      puzzles.map((one, index) => ({ name: nameOf(one, index + 1), text: one.text.peek() })),
    );
    saveFile(words.fileName, new Blob([text], { type: 'text/plain;charset=utf-8' }));
  };
  return (
    <div class="scan-all" role="group" aria-label={words.all}>
      <button type="button" class="button" onClick={() => print()}>
        {words.print}
      </button>
      <button type="button" class="button" onClick={save}>
        {words.save}
      </button>
      {puzzles.length > 1 && <AddAllToSheet puzzles={puzzles} />}
    </div>
  );
}

function nameOf(correction: Correction, number: number): string {
  const words = scanWords();
  const form = formOfText(correction);
  return form === 'unknown' ? words.newName(number) : words.names[form](number);
}

/** The game of a puzzle; unknown of what is typed as long as it is not a puzzle. */
function formOfText({ kind, text, code, isTyped, verdict }: Correction) {
  return isTyped && !verdict.value.ok
    ? 'unknown'
    : formOf({ kind, text: text.value, ...(code !== undefined && { code }) });
}

interface PuzzleProps {
  correction: Correction;
  number: number;
  canvas: HTMLCanvasElement | undefined;
  goesOn: boolean;
}

function Puzzle({ correction, number, canvas, goesOn }: PuzzleProps) {
  const words = scanWords();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { certain, doubts, isChanged, isTyped, page, place, shown } = correction;
  const [isAsked, setAsked] = useState(false);
  const isOpen = !certain || isAsked || isChanged;
  const isSeen = isOpen && canvas !== undefined;
  const hasDoubts = doubts.length > 0;
  const still = shown.value;
  return (
    <li class="scan-puzzle" data-open={isOpen} data-seen={isSeen}>
      <h3>{nameOf(correction, number)}</h3>
      {isOpen && <State correction={correction} />}
      {hasDoubts && (
        <DoubtList
          id={`${id}-doubts`}
          correction={correction}
          select={({ start, end }) => {
            field.current?.focus();
            field.current?.setSelectionRange(start, end);
          }}
        />
      )}
      {isSeen && <CutOut canvas={canvas} place={place} isRead={!isTyped} number={number} />}
      {still.text.trim() !== '' && !(isTyped && still.isHidden) && (
        // A puzzle that is being corrected keeps its place, so that nothing moves.
        <div class="scan-shown" data-hidden={still.isHidden}>
          <StillPuzzle kind={still.kind} text={still.text} />
          {isOpen && page !== undefined && <p class="small">{words.seenOnPage(page)}</p>}
        </div>
      )}
      {isOpen && (
        <TextField
          correction={correction}
          number={number}
          field={field}
          describedBy={hasDoubts ? `${id}-doubts` : undefined}
          takesFocus={isAsked || (isTyped && !isChanged)}
          goesOn={goesOn}
        />
      )}
      {!isOpen && <State correction={correction} />}
      {!isOpen && <Problem correction={correction} />}
      <div class="scan-buttons scan-acts">
        <Open correction={correction} number={number} />
        <AddToSheet correction={correction} number={number} />
        {isOpen ? (
          <button
            type="button"
            class="button button-quiet"
            disabled={!isChanged}
            aria-label={words.which(words.undo, number)}
            onClick={() => void correction.change(correction.read)}
          >
            {words.undo}
          </button>
        ) : (
          <button
            type="button"
            class="button button-quiet"
            aria-label={words.which(words.change, number)}
            onClick={() => setAsked(true)}
          >
            {words.change}
          </button>
        )}
      </div>
    </li>
  );
}

/** How far a reading can be trusted, and the code that was read, unless the puzzle is another by now. */
function State({ correction }: { correction: Correction }) {
  const { isChanged, isTyped } = correction;
  const code = isChanged && !isTyped ? undefined : correction.code;
  return (
    <p class="scan-says">
      <Status correction={correction} />
      {code !== undefined && <span class="small">{scanWords().code(code)}</span>}
    </p>
  );
}

function Status({ correction: { certain, isChanged, isTyped } }: { correction: Correction }) {
  const words = scanWords();
  if (isTyped) {
    return <strong>{words.typed}</strong>;
  }
  if (isChanged) {
    return <strong>{words.corrected}</strong>;
  }
  return certain ? (
    <span class="scan-certain">{words.certain}</span>
  ) : (
    <span class="scan-doubtful">{words.notCertain}</span>
  );
}

/** Why a puzzle cannot be played. */
function Problem({ correction: { verdict } }: { correction: Correction }) {
  return verdict.value.ok ? null : <p class="small">{verdict.value.says()}</p>;
}

/** Leads to the board of the puzzle, once its text is one, unless it has no answer. */
function Open({ correction, number }: { correction: Correction; number: number }) {
  const words = scanWords();
  const verdict = correction.verdict.value;
  const name = words.open[formOfText(correction)];
  const isStrong = correction.certain || correction.isChanged;
  return verdict.ok && correction.answers.value !== 'none' ? (
    <a
      class={isStrong ? 'button button-strong' : 'button'}
      href={verdict.address}
      aria-label={words.which(name, number)}
    >
      {name}
    </a>
  ) : (
    <a class="button" role="link" aria-disabled="true" aria-label={words.which(name, number)}>
      {name}
    </a>
  );
}
