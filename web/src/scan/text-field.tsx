// SPDX-License-Identifier: MIT
import type { RefObject } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { announce } from '../parts/announcer';
import type { Correction } from './correction';
import { segmentsOf } from './doubts';
import { scanWords } from './words';

interface Props {
  correction: Correction;
  number: number;
  field: RefObject<HTMLTextAreaElement | null>;
  /** The id of a description besides the verdict. */
  describedBy: string | undefined;
  /** Whether the visitor has asked for it, and goes on here. */
  takesFocus: boolean;
  /** Whether it has the end of a text that is still being typed. */
  goesOn: boolean;
}

/** A screen reader hears the verdict once typing has paused for so long, in ms. */
const PAUSE = 1000;
/** The height, in lines, of an empty field. */
const LINES_OF_TYPED = 5;

/** The text of a puzzle to be corrected, with what is doubtful in it, and whether it is a puzzle. */
export function TextField({ correction, number, field, describedBy, takesFocus, goesOn }: Props) {
  const words = scanWords();
  const id = useId();
  const marks = useRef<HTMLPreElement>(null);
  const { kind, isTyped, read } = correction;
  const text = correction.text.value;
  const verdict = correction.verdict.value;
  const [isLeft, setLeft] = useState(false);
  // Nothing is wrong with a field before something was typed and taken away again.
  const isQuiet = isTyped && !isLeft && !verdict.ok && verdict.why === 'nothing';
  const says = isQuiet ? '' : verdictText(correction);
  const isFaulty = !verdict.ok && verdict.why !== 'nothing' && verdict.why !== 'several';
  useEffect(() => {
    if (takesFocus) {
      field.current?.focus();
    }
  }, [takesFocus, field]);
  useEffect(() => {
    const { current } = field;
    if (goesOn && current !== null && document.activeElement?.matches('.scan-text') === true) {
      current.focus();
      current.setSelectionRange(current.value.length, current.value.length);
    }
  }, [goesOn, field]);
  useEffect(() => {
    if (text !== read) {
      const timer = setTimeout(() => announce(says), PAUSE);
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [text, read, says]);
  const described = [
    ...(isTyped ? [`${id}-help`] : []),
    `${id}-verdict`,
    ...(describedBy === undefined ? [] : [describedBy]),
  ];
  const lines = Math.max(...[read, text].map(linesIn), isTyped ? LINES_OF_TYPED : 1);
  return (
    <div class="scan-edit">
      <label class="label" for={`${id}-text`}>
        {words.textOf(number)}
      </label>
      {isTyped && (
        <p id={`${id}-help`} class="small">
          {words.typedHelp}
        </p>
      )}
      <div class="scan-field">
        <pre ref={marks} class="scan-marks" aria-hidden="true">
          {segmentsOf(text, correction.marks).map(({ text: part, mark }, index) =>
            mark === undefined ? (
              part
            ) : (
              <mark key={index} data-mark={mark}>
                {part}
              </mark>
            ),
          )}{' '}
        </pre>
        <textarea
          ref={field}
          id={`${id}-text`}
          class="input scan-text"
          rows={lines}
          wrap="off"
          spellcheck={false}
          autocomplete="off"
          autocapitalize={kind === 'hand' && !isTyped ? 'none' : 'characters'}
          aria-invalid={isFaulty}
          aria-describedby={described.join(' ')}
          value={text}
          onInput={(event) => void correction.change(event.currentTarget.value)}
          onBlur={() => setLeft((before) => before || correction.wasTyped)}
          onScroll={({ currentTarget }) => {
            marks.current?.scrollTo(currentTarget.scrollLeft, currentTarget.scrollTop);
          }}
        />
      </div>
      <p
        id={`${id}-verdict`}
        class="scan-verdict"
        data-ok={verdict.ok ? goodOf(correction) : isFaulty || !isQuiet ? 'no' : undefined}
      >
        {says}
      </p>
    </div>
  );
}

function linesIn(text: string): number {
  return text.split('\n').length;
}

/** Whether a puzzle is as it should be: puzzles without exactly one answer are seldom printed. */
function goodOf({ answers }: Correction): 'yes' | 'doubtful' {
  return answers.value === 'none' || answers.value === 'several' ? 'doubtful' : 'yes';
}

function verdictText({ kind, verdict, answers }: Correction): string {
  const words = scanWords();
  if (!verdict.value.ok) {
    return verdict.value.says();
  }
  return words.verdict[kind === 'hand' ? 'hand' : (answers.value ?? 'unknown')];
}
