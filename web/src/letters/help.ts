// SPDX-License-Identifier: MIT
/** Help that the player asks for: check, hint, one letter, the solution. */
import { batch, effect } from '@preact/signals';
import type { EngineError } from '../engine/outcome';
import { crossedOf, TEN, type Board } from './board';
import { hasLetterConflicts } from './conflicts';
import type { Desk, Judgement, Letters, Note, OnDesk } from './desk';
import { hintOf, isGentle, onlyDigitStep, type Hint } from './hint';
import { ruledOutOf } from './marks';

/** Returns the letters with a wrong digit, and those whose right digit is ruled out. */
export function mistakes(answer: Letters, board: Board): { letters: string[]; marks: string[] } {
  return {
    letters: Object.keys(board.digits).filter((letter) => board.digits[letter] !== answer[letter]),
    marks: Object.keys(answer).filter(
      (letter) =>
        board.digits[letter] === undefined &&
        crossedOf(board, letter).includes(answer[letter] ?? -1),
    ),
  };
}

/** Returns what is wrong with the board of a puzzle with one answer. */
function wrongNote(board: Board, known: Judgement, isExplained: boolean): Note | undefined {
  const wrong = known.kind === 'one' ? mistakes(known.answer, board) : undefined;
  return wrong !== undefined && wrong.letters.length + wrong.marks.length > 0
    ? { kind: 'wrong', ...wrong, isExplained }
    : undefined;
}

/** Where a hint looks is said first, if it leads to something by reasoning. */
function hintNote(hint: Hint): Note {
  return { kind: 'hint', hint, isWhole: !isGentle(hint) };
}

/** Whether a message tells the player that something on the board is wrong. */
function findsMistakes({ kind }: Note): boolean {
  return kind === 'wrong' || kind === 'fits_nothing';
}

/** Returns the message for puzzles without an answer, or without one that the engine finds. */
function nothingToTell(known: Judgement): Note | undefined {
  switch (known.kind) {
    case 'none':
      return { kind: 'no_answer' };
    case 'beyond':
      return { kind: 'cannot_tell' };
    case 'failed':
      return { kind: 'engine', error: known.error };
    default:
      return undefined;
  }
}

export class Helper {
  readonly #desk: Desk<OnDesk>;

  constructor(desk: Desk<OnDesk>) {
    this.#desk = desk;
  }

  async check(): Promise<void> {
    const laid = this.#desk.laid.value;
    if (laid === undefined || findsMistakes(this.#desk.note.value)) {
      return; // the message is still there
    }
    this.#desk.perform({ kind: 'help', help: 'check' });
    await this.#say((known) => this.#checked(laid, known));
    if (findsMistakes(this.#desk.note.value)) {
      this.#desk.perform({ kind: 'help', help: 'mistake' });
    }
  }

  /**
   * Shows where the next step looks; asked once more, what follows, and then does what it says. A
   * mistake is explained first, and then taken away.
   */
  async hint(): Promise<void> {
    const laid = this.#desk.laid.value;
    if (laid?.progress !== 'open') {
      return;
    }
    const said = this.#desk.note.value;
    if (said.kind === 'hint' && said.hint.applicable) {
      if (!said.isWhole) {
        this.#desk.note.value = { ...said, isWhole: true };
        return;
      }
      const { base } = laid;
      this.#desk.make({ kind: 'narrow', left: said.hint.left, ...(base !== TEN && { base }) });
      return;
    }
    if (said.kind === 'wrong') {
      if (said.isExplained) {
        this.#desk.remove(said);
      } else {
        // The check that found it has been counted.
        this.#desk.note.value = { ...said, isExplained: true };
      }
      return;
    }
    this.#desk.perform({ kind: 'help', help: 'hint' });
    await this.#say(
      async (known) => wrongNote(laid.board, known, true) ?? this.#nextStep(laid, known),
    );
  }

  /** Tells the digit of the chosen letter. */
  async tellLetter(): Promise<void> {
    const laid = this.#desk.laid.value;
    const letter = this.#desk.chosenLetter.value;
    if (laid?.progress !== 'open') {
      return;
    }
    if (letter === undefined) {
      this.#desk.note.value = { kind: 'choose_letter' };
      return;
    }
    await this.#withAnswer(laid, (answer) => {
      const digit = answer[letter];
      if (digit === undefined) {
        return;
      }
      if (laid.board.digits[letter] === digit) {
        this.#desk.note.value = { kind: 'already_right', letter };
        return;
      }
      this.#desk.perform({ kind: 'help', help: 'letter' });
      this.#desk.make({ kind: 'tell', digits: { [letter]: digit } });
      this.#desk.note.value = { kind: 'told', letter, digit };
    });
  }

  async showSolution(): Promise<void> {
    const laid = this.#desk.laid.value;
    if (laid !== undefined) {
      await this.#withAnswer(laid, (answer) => {
        this.#desk.note.value = { kind: 'nothing' };
        this.#desk.perform({ kind: 'give_up', digits: answer });
      });
    }
  }

  /** Waits until it is known how many answers the puzzle has. */
  #judged(): Promise<Judgement> {
    return new Promise((resolve) => {
      let done = false;
      const stop = effect(() => {
        const known = this.#desk.judgement.value;
        if (known.kind !== 'asking' && !done) {
          done = true;
          resolve(known);
          queueMicrotask(() => stop());
        }
      });
    });
  }

  /** Says what can be found out, unless the board has changed before it is known. */
  async #say(find: (known: Judgement) => Promise<Note>): Promise<void> {
    const before = this.#key();
    const known = await this.#judged();
    const found = nothingToTell(known) ?? (await find(known));
    if (this.#key() === before) {
      this.#desk.note.value = found;
    }
  }

  /** Does something with an answer, unless the board has changed before it is known. */
  async #withAnswer(laid: OnDesk, use: (answer: Letters) => void): Promise<void> {
    const before = this.#key();
    const found = await this.#answer(laid);
    if (this.#key() !== before) {
      return;
    }
    batch(() => {
      if (found.letters !== undefined) {
        use(found.letters);
      } else {
        this.#desk.note.value = found.note;
      }
    });
  }

  #key(): string {
    const game = this.#desk.laid.value?.game;
    return JSON.stringify({ ...game, moves: game?.moves.at(-1), elapsed: 0, helps: 0 });
  }

  async #checked(laid: OnDesk, known: Judgement): Promise<Note> {
    const { board } = laid;
    const untouched =
      Object.keys(board.digits).length === 0 && Object.keys(board.crossed).length === 0;
    if (untouched) {
      return { kind: 'nothing_to_check' };
    }
    if (known.kind === 'one') {
      return wrongNote(board, known, false) ?? { kind: 'all_well' };
    }
    const fitting = await this.#fitting(laid);
    return fitting.note ?? { kind: 'still_fits' };
  }

  async #nextStep(laid: OnDesk, known: Judgement): Promise<Note> {
    const { board, base } = laid;
    if (known.kind === 'several') {
      // No hint leads to one of them; but the board may fit none.
      const fitting = await this.#fitting(laid);
      return fitting.note ?? { kind: 'several_answers' };
    }
    if (!laid.hasReasons) {
      return { kind: 'no_reasons' };
    }
    const ruled_out = ruledOutOf(laid.letters, board, laid.mayShare);
    const obvious = onlyDigitStep(ruled_out, base);
    if (obvious !== undefined) {
      return hintNote(hintOf([obvious], board));
    }
    const answer = await laid.questions.hint({ given: board.digits, ruled_out });
    if (!answer.ok) {
      return noteOf(answer.error);
    }
    const { wrong, steps } = answer.value;
    if (wrong.length > 0) {
      return { kind: 'wrong', letters: wrong, marks: [], isExplained: true };
    }
    return steps.length === 0 ? { kind: 'no_hint' } : hintNote(hintOf(steps, board));
  }

  /** The answer; of several, one that fits what is written, if there is any. */
  async #answer(laid: OnDesk): Promise<Found> {
    const known = await this.#judged();
    if (known.kind === 'one') {
      return { letters: known.answer };
    }
    const silence = nothingToTell(known);
    if (silence !== undefined) {
      return { note: silence };
    }
    const fitting = await this.#fitting(laid);
    return fitting.note?.kind === 'fits_nothing' ? answerWith(laid, {}) : fitting;
  }

  /** Returns an answer that agrees with the digits of the board, if there are several. */
  async #fitting(laid: OnDesk): Promise<Found> {
    return hasLetterConflicts(laid.conflicts)
      ? { note: { kind: 'fits_nothing' } }
      : answerWith(laid, laid.board.digits);
  }
}

async function answerWith({ questions }: OnDesk, given: Letters): Promise<Found> {
  const solved = await questions.solve(1, given);
  if (!solved.ok) {
    return { note: noteOf(solved.error) };
  }
  const [letters] = solved.value;
  return letters === undefined ? { note: { kind: 'fits_nothing' } } : { letters };
}

function noteOf(error: EngineError): Note {
  return error.kind === 'too_much' ? { kind: 'cannot_tell' } : { kind: 'engine', error };
}

type Found = { letters: Letters; note?: undefined } | { letters?: undefined; note: Note };
