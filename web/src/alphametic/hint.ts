// SPDX-License-Identifier: MIT
/** Hints: steps of the explaining solver, in words, with the column that they look at. */
import type { AlphameticTechniques } from '#reckon/api.ts';
import type { Answer } from '../engine/questions';
import { nameOf, type Board } from '../letters/board';
import type { BoardHint } from '../letters/desk';
import { capital, consequences, supposition, type LetterChange } from '../letters/follows';
import { onlyDigit } from '../letters/marks';
import type { Puzzle } from './puzzle';
import type { HintParts } from '../i18n/en/alphametic';
import { alphameticWords } from './words';

const NO_BREAK = '\u00a0';

type EngineStep = Answer<'alphametic/hint'>['steps'][number];

/** That all digits but one are ruled out for a letter: the page sees it by itself. */
export type Technique = AlphameticTechniques | 'only_digit';

export type Step = Pick<
  EngineStep,
  'equation' | 'other' | 'column' | 'because' | 'because_of' | 'contradiction'
> & {
  technique: Technique;
  changes: readonly LetterChange[];
};

export interface Hint extends BoardHint {
  /** Those that lead to something new, which the last one says. */
  readonly steps: readonly Step[];
  /** Counted from the right, from 1. */
  readonly column: number | undefined;
}

export function hintOf(steps: readonly Step[], puzzle: Puzzle, board: Board): Hint {
  const told = steps.filter(
    (step, i) => i === steps.length - 1 || (!isRefuted(steps, i) && isNews(step, board)),
  );
  const last = told.at(-1);
  const left = Object.fromEntries(
    told
      .flatMap(({ changes }) => changes)
      .filter(({ after }) => after.length > 0)
      .map(({ letter, after }) => [letter, after]),
  );
  return {
    steps: told,
    column: last?.equation === puzzle.puzzle ? (last.column ?? undefined) : undefined,
    left,
    applicable: Object.keys(left).length > 0 && !told.some(isDeadEnd),
  };
}

/** A letter for which one digit alone is left by what is known. */
export function onlyDigitStep(ruledOut: Record<string, number[]>, base: number): Step | undefined {
  const change = onlyDigit(ruledOut, base);
  return (
    change && {
      technique: 'only_digit',
      equation: null,
      other: null,
      column: null,
      because: change.letter,
      because_of: [change.letter],
      changes: [change],
      contradiction: false,
    }
  );
}

/** The hint as sentences. */
export function sentence({ steps }: Hint, puzzle: Puzzle): string {
  return steps.map((step) => sentenceOf(step, puzzle)).join(' ');
}

function sentenceOf(step: Step, puzzle: Puzzle): string {
  const { hints } = alphameticWords();
  const parts: HintParts = {
    place: placeOf(step, puzzle),
    other: step.other ?? '',
    because: nameOf(step.because ?? ''),
    letters: step.because_of.map(nameOf),
    base: puzzle.base,
    supposed: supposition(step.changes),
    follows: consequences(step.changes),
  };
  return capital(
    isDeadEnd(step) ? hints.contradiction(parts) : hints.techniques[step.technique](parts),
  );
}

/** Where the step looks; an equation that is the whole puzzle need not be named. */
function placeOf({ technique, equation, column }: Step, puzzle: Puzzle): string {
  const { hints } = alphameticWords();
  const whole = equation === puzzle.puzzle;
  // Short equations stay together on one line of text.
  const text = (equation ?? '').replaceAll(' ', (equation ?? '').length > 24 ? ' ' : NO_BREAK);
  if (column === null) {
    return whole ? hints.equation : text;
  }
  const columns =
    technique === 'two_columns' ? hints.columns(column, column + 1) : hints.column(column);
  return whole ? columns : hints.placeIn(columns, text);
}

/** A guess that the next step says is wrong. */
function isRefuted(steps: readonly Step[], index: number): boolean {
  return steps[index]?.technique === 'guess' && steps[index + 1]?.technique === 'refuted';
}

/** Whether the board lacks what the step says, other than digits that have a letter by now. */
function isNews({ changes }: Step, { digits, crossed }: Board): boolean {
  const taken = Object.values(digits);
  return changes.some(
    ({ letter, before, after }) =>
      digits[letter] === undefined &&
      (after.length === 1 ||
        before.some(
          (digit) =>
            !after.includes(digit) &&
            !taken.includes(digit) &&
            crossed[letter]?.includes(digit) !== true,
        )),
  );
}

/** Whether the board has no answer; a supposition that was refuted leads on. */
function isDeadEnd({ contradiction, technique }: Step): boolean {
  return contradiction && technique !== 'refuted';
}
