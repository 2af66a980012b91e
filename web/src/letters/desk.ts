// SPDX-License-Identifier: MIT
/** The desk at which a puzzle is played whose letters stand for digits: what is chosen and said. */
import { batch, signal, type ReadonlySignal } from '@preact/signals';
import type { EngineError } from '../engine/outcome';
import { crossedOf, type Board, type Move } from './board';
import type { LetterAction, LetterGame, Progress } from './game';

export type Letters = Record<string, number>;

/** The content of the desk. */
export interface OnDesk {
  readonly game: LetterGame;
  readonly board: Board;
  readonly progress: Progress;
  /** Whether it is known how the game stands; it is open as long as that is not so. */
  readonly settled: boolean;
  /** In order of appearance. */
  readonly letters: readonly string[];
  readonly base: number;
}

/** A step to the answer, in the terms of a board. */
export interface BoardHint {
  /** The digits that letters can still be. */
  readonly left: Record<string, number[]>;
  /** Whether it says anything that can be written on the board. */
  readonly applicable: boolean;
}

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
export type Note<Hint extends BoardHint> =
  | { kind: 'nothing' }
  | { kind: 'hint'; hint: Hint }
  | { kind: 'wrong'; letters: string[]; marks: string[] }
  | { kind: 'told'; letter: string; digit: number }
  | { kind: 'already_right'; letter: string }
  | { kind: 'confirm_solution' }
  | { kind: 'engine'; error: EngineError }
  | { kind: 'shared'; text: string; copied: boolean }
  | {
      kind:
        | 'all_well'
        | 'nothing_to_check'
        | 'still_fits'
        | 'fits_nothing'
        | 'no_answer'
        | 'cannot_tell'
        | 'no_hint'
        | 'no_reasons'
        | 'several_answers'
        | 'choose_letter';
    };

export class Desk<Hint extends BoardHint> {
  readonly note = signal<Note<Hint>>({ kind: 'nothing' });
  readonly chosenLetter = signal<string | undefined>(undefined);
  /** Whether digits are ruled out instead of written. */
  readonly marking = signal(false);

  readonly laid: ReadonlySignal<OnDesk | undefined>;
  readonly perform: (action: LetterAction) => void;

  constructor(laid: ReadonlySignal<OnDesk | undefined>, perform: (action: LetterAction) => void) {
    this.laid = laid;
    this.perform = perform;
  }

  /** Sets the state of a new puzzle. */
  clear(): void {
    batch(() => {
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

  #act(action: LetterAction): void {
    batch(() => {
      this.note.value = { kind: 'nothing' };
      this.perform(action);
    });
  }
}
