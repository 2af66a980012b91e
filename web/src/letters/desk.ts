// SPDX-License-Identifier: MIT
/** The desk at which a puzzle is played whose letters stand for digits: what is chosen and said. */
import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import type { Level } from '../days/daily';
import type { EngineError, Outcome } from '../engine/outcome';
import type { Dictionary } from '../i18n/en';
import { crossedOf, type Board, type Move } from './board';
import type { LetterConflicts } from './conflicts';
import type { LetterAction, LetterGame, Progress } from './game';
import type { Hint, HintOutcome, Named, Step } from './hint';
import type { ExplainedStep } from './way';

export type Letters = Record<string, number>;

/** The questions about a puzzle, as its kind of board asks the engine. */
export interface Questions {
  /** Returns answers that have these digits, and no more than the limit. */
  solve: (limit: number, given?: Letters) => Promise<Outcome<Letters[]>>;
  grade: () => Promise<Outcome<Level | undefined>>;
  /** Returns the next steps, or the letters that are wrong. */
  hint: (known: {
    given: Letters;
    ruled_out: Record<string, number[]>;
  }) => Promise<Outcome<{ outcome: HintOutcome; wrong: string[]; steps: readonly Step[] }>>;
  /** Returns all steps that lead from nothing to the answer. */
  explain: () => Promise<Outcome<readonly ExplainedStep[]>>;
}

/** A board that lies on the desk, as one plays with it. */
export interface OnBoard extends Named {
  readonly game: LetterGame;
  readonly board: Board;
  readonly progress: Progress;
  /** Whether it is known how the game stands; it is open as long as that is not so. */
  readonly settled: boolean;
  /** In order of appearance. */
  readonly letters: readonly string[];
  /** Those whose digit other letters may have too. */
  readonly mayShare: readonly string[];
  readonly conflicts: LetterConflicts;
  /** Returns conflicts of other kinds, in words. */
  otherConflicts: () => string[];
}

/** The content of the desk where an engine helps. */
export interface OnDesk extends OnBoard {
  /** Whether there are hints and levels. */
  readonly hasReasons: boolean;
  readonly questions: Questions;
}

/** The puzzle on the desk, or why there is none. */
export type Situation<Puzzle> =
  | { kind: 'laying'; cancel?: () => void }
  /** Nothing lies there before something is chosen. */
  | { kind: 'choosing' }
  | { kind: 'broken_link'; fault: () => string }
  | { kind: 'no_such_day' }
  | { kind: 'failed'; error: EngineError; retry: () => void }
  | { kind: 'laid'; code: string; puzzle: Puzzle };

/** The facts known about the answers of the puzzle. */
export type Judgement =
  | { kind: 'asking' }
  | { kind: 'one'; answer: Letters }
  | { kind: 'several' }
  | { kind: 'none' }
  /** More than the engine takes upon itself. */
  | { kind: 'beyond' }
  | { kind: 'failed'; error: EngineError };

/** The message of the page below the board. */
export type Note =
  | { kind: 'nothing' }
  /** A hint: first where it looks, then what follows. */
  | { kind: 'hint'; hint: Hint; isWhole: boolean }
  /** The letters and marks that are wrong; a hint explains them, and offers to take them away. */
  | { kind: 'wrong'; letters: string[]; marks: string[]; isExplained: boolean }
  | { kind: 'told'; letter: string; digit: number }
  /** Other letters have the digit that was just written, and must not. */
  | { kind: 'taken'; letters: string[]; digit: number }
  | { kind: 'already_right'; letter: string }
  | { kind: 'confirm_solution' }
  | { kind: 'engine'; error: EngineError }
  | { kind: 'shared'; text: string; copied: boolean }
  | { kind: keyof Dictionary['letters']['said'] };

export class Desk<Laid extends OnBoard = OnBoard, Puzzle = unknown> {
  readonly situation = signal<Situation<Puzzle>>({ kind: 'laying' });
  readonly judgement = signal<Judgement>({ kind: 'asking' });
  readonly level = signal<Level | undefined>(undefined);
  readonly note = signal<Note>({ kind: 'nothing' });
  readonly chosenLetter = signal<string | undefined>(undefined);
  /** Whether digits are ruled out instead of written. */
  readonly marking = signal(false);

  /** Answers that come when the player has gone elsewhere mean nothing any more. */
  arrivals = 0;

  /** The search for the puzzle that is to be laid. */
  search = new AbortController();

  readonly laid: ReadonlySignal<Laid | undefined>;
  readonly perform: (action: LetterAction) => void;

  /** `layOut` shows a puzzle as far as it has been played; `perform` does something to its game. */
  constructor(
    layOut: (code: string, puzzle: Puzzle) => Laid | undefined,
    perform: (action: LetterAction) => void,
  ) {
    this.laid = computed(() => {
      const laid = this.situation.value;
      return laid.kind === 'laid' ? layOut(laid.code, laid.puzzle) : undefined;
    });
    this.perform = perform;
  }

  /** The step of the hint that is said, which a board lights. */
  get lit(): Step | undefined {
    const said = this.note.value;
    return said.kind === 'hint' ? said.hint.steps.at(-1) : undefined;
  }

  /** Lays a puzzle, about which nothing is known or said yet. */
  lay(code: string, puzzle: Puzzle): void {
    batch(() => {
      this.situation.value = { kind: 'laid', code, puzzle };
      this.judgement.value = { kind: 'asking' };
      this.level.value = undefined;
      this.note.value = { kind: 'nothing' };
      this.chosenLetter.value = undefined;
      this.marking.value = false;
    });
  }

  /** A move of the player; what was said about the board before may no longer be true. */
  make(move: Move): void {
    this.#act({ kind: 'move', move });
  }

  takeBack(kind: 'undo' | 'redo'): void {
    this.#act({ kind });
  }

  startAgain(): void {
    batch(() => {
      this.make({ kind: 'clear' });
      this.marking.value = false;
    });
  }

  /** Writes a digit for the chosen letter, or rules it out. */
  enterDigit(digit: number, rulingOut: boolean): void {
    const letter = this.chosenLetter.value;
    const laid = this.laid.value;
    if (laid?.progress !== 'open' || digit >= laid.base) {
      return;
    }
    if (letter === undefined) {
      this.note.value = { kind: 'choose_letter' };
    } else if (rulingOut) {
      this.make({ kind: 'cross', letter, digit });
    } else if (laid.board.digits[letter] !== digit) {
      this.make({ kind: 'assign', letter, digit });
      this.#sayIfTaken(letter, digit);
    }
  }

  #sayIfTaken(letter: string, digit: number): void {
    const laid = this.laid.value;
    const sharing = laid?.conflicts.shared.find((shared) => shared.letters.includes(letter));
    const letters = sharing?.letters.filter((other) => other !== letter) ?? [];
    if (laid?.progress === 'open' && letters.length > 0) {
      this.note.value = { kind: 'taken', letters, digit };
    }
  }

  /** Takes away the digit of the letter; the digits ruled out, if it has none. */
  eraseChosen(): void {
    const letter = this.chosenLetter.value;
    const laid = this.laid.value;
    if (letter === undefined || laid?.progress !== 'open') {
      return;
    }
    if (laid.board.digits[letter] !== undefined) {
      this.make({ kind: 'erase', letter });
    } else if (crossedOf(laid.board, letter).length > 0) {
      this.make({ kind: 'uncross', letter });
    }
  }

  /** Takes wrong digits away, and rules in again what was ruled out wrongly. */
  remove({ letters, marks }: { letters: readonly string[]; marks: readonly string[] }): void {
    batch(() => {
      letters.forEach((letter) => this.make({ kind: 'erase', letter }));
      marks.forEach((letter) => this.make({ kind: 'uncross', letter }));
    });
  }

  #act(action: LetterAction): void {
    batch(() => {
      this.note.value = { kind: 'nothing' };
      this.perform(action);
    });
  }
}
