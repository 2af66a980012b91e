// SPDX-License-Identifier: MIT
/** Hints: a step of the explaining solver, in words, with the lines it looks at. */
import { words } from '../i18n';
import type { HintParts } from '../i18n/en/calcrostic-hints';
import { TEN, type Board } from '../letters/board';
import type { BoardHint } from '../letters/desk';
import { capital, consequences, supposition } from '../letters/follows';
import { onlyDigit, ruledOutOf } from '../letters/marks';
import { lettersOf, linesOf, textOfLine, type Grid, type Line } from './grid';
import { ONLY_DIGIT, type ReasoningStep, type StepLine } from './questions';

const NO_BREAK = '\u00a0';

export interface Hint extends BoardHint {
  readonly step: ReasoningStep;
  /** As they stand in the grid that is seen. */
  readonly lines: readonly Line[];
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

/** Returns the digits that the player has ruled out, and those of other letters. */
export function ruledOut(grid: Grid, board: Board): Record<string, number[]> {
  return ruledOutOf(lettersOf(grid), board);
}

/** A letter for which one digit alone is left by what is known. */
export function onlyDigitStep(ruledOut: Record<string, number[]>): ReasoningStep | undefined {
  const change = onlyDigit(ruledOut, TEN);
  return (
    change && {
      technique: ONLY_DIGIT,
      line: null,
      other: null,
      because: [change.letter],
      changes: [change],
      contradiction: false,
      words: '',
    }
  );
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
    supposed: supposition(step.changes),
    follows: consequences(step.changes),
  };
  const text = isDeadEnd(step)
    ? hints.contradiction(parts)
    : hints.techniques[step.technique](parts);
  return capital(text);
}

/** Whether the board has no answer; a supposition that was refuted leads on. */
function isDeadEnd({ contradiction, technique }: ReasoningStep): boolean {
  return contradiction && technique !== 'refuted';
}
