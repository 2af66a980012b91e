// SPDX-License-Identifier: MIT
/** Hints: a step of the explaining solver, in words, with the lines it looks at. */
import { words } from '../i18n';
import type { HintParts } from '../i18n/en/calcrostic-hints';
import { crossedOf, DIGITS, type Board } from './board';
import { lettersOf, linesOf, textOfLine, type Grid, type Line } from './grid';
import { ONLY_DIGIT, type LetterChange, type ReasoningStep, type StepLine } from './questions';

const NO_BREAK = '\u00a0';

export interface Hint {
  readonly step: ReasoningStep;
  /** As they stand in the grid that is seen. */
  readonly lines: readonly Line[];
  /** The digits that letters can still be. */
  readonly left: Record<string, number[]>;
  /** Whether it says anything that can be written on the board. */
  readonly applicable: boolean;
}

export function hintOf(step: ReasoningStep, grid: Grid): Hint {
  const told = step.changes.filter(({ after }) => after.length > 0);
  return {
    step,
    lines: [step.line, step.other]
      .map((line) => (line === null ? undefined : lineThrough(grid, line)))
      .filter((line) => line !== undefined),
    left: Object.fromEntries(told.map(({ letter, after }) => [letter, after])),
    applicable: told.length > 0 && !isDeadEnd(step),
  };
}

function lineThrough(grid: Grid, { cells }: StepLine): Line | undefined {
  const sorted = (items: readonly number[]) => [...items].sort((a, b) => a - b).join();
  return linesOf(grid).find((line) => sorted(line.cells) === sorted(cells));
}

/** What the player has ruled out, and what other letters have. */
export function ruledOut(grid: Grid, board: Board): Record<string, number[]> {
  const taken = Object.values(board.digits);
  const open = lettersOf(grid).filter((letter) => board.digits[letter] === undefined);
  return Object.fromEntries(
    open.map((letter) => [letter, [...new Set([...crossedOf(board, letter), ...taken])]]),
  );
}

/** A letter for which one digit alone is left by what is known. */
export function onlyDigitStep(ruledOut: Record<string, number[]>): ReasoningStep | undefined {
  for (const [letter, digits] of Object.entries(ruledOut)) {
    const after = DIGITS.filter((digit) => !digits.includes(digit));
    if (after.length === 1) {
      return {
        technique: ONLY_DIGIT,
        line: null,
        other: null,
        because: [letter],
        changes: [{ letter, before: [...DIGITS], after }],
        contradiction: false,
        words: '',
      };
    }
  }
  return undefined;
}

/** The hint as a sentence. */
export function sentence({ step, lines }: Hint, grid: Grid): string {
  const { hints } = words().calcrostic;
  const [line = '', other = ''] = lines.map((one) => {
    const text = textOfLine(grid, one);
    // Short equations stay together on one line of text.
    return hints.line(
      hints.place(one),
      one.cells.length > 3 ? text : text.replaceAll(' ', NO_BREAK),
    );
  });
  const parts: HintParts = {
    line,
    other,
    because: step.because,
    supposed: supposition(step),
    follows: consequences(step),
  };
  const text = isDeadEnd(step)
    ? hints.contradiction(parts)
    : hints.techniques[step.technique](parts);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Whether the board has no answer; a supposition that was refuted leads on. */
function isDeadEnd({ contradiction, technique }: ReasoningStep): boolean {
  return contradiction && technique !== 'refuted';
}

/** The digits that are ruled out, as if they were right. */
function supposition({ changes: [change] }: ReasoningStep): string {
  if (change === undefined) {
    return '';
  }
  const removed = change.before.filter((digit) => !change.after.includes(digit));
  return words().calcrostic.hints.follows.isOneOf([change.letter], removed);
}

/** What follows, the same statement about several letters being made once. */
function consequences(step: ReasoningStep): string {
  const { follows } = words().calcrostic.hints;
  if (step.changes.length === 0) {
    return follows.impossible;
  }
  const statements = new Map<string, { letters: string[]; say: (letters: string[]) => string }>();
  for (const change of step.changes) {
    const { key, say } = statementOf(change);
    const made = statements.get(key);
    if (made === undefined) {
      statements.set(key, { letters: [change.letter], say });
    } else {
      made.letters.push(change.letter);
    }
  }
  return follows.join([...statements.values()].map(({ letters, say }) => say(letters)));
}

function statementOf({ letter, before, after }: LetterChange) {
  const { follows } = words().calcrostic.hints;
  const [only] = after;
  if (only === undefined) {
    return { key: `nothing ${letter}`, say: () => follows.nothingLeft(letter) };
  }
  if (after.length === 1) {
    return { key: `is ${letter}`, say: () => follows.is(letter, only) };
  }
  const removed = before.filter((digit) => !after.includes(digit));
  return removed.length <= after.length
    ? { key: `not ${removed.join()}`, say: (all: string[]) => follows.isNot(all, removed) }
    : { key: `of ${after.join()}`, say: (all: string[]) => follows.isOneOf(all, after) };
}
