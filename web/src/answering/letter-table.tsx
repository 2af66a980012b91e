// SPDX-License-Identifier: MIT
import type { ComponentChildren } from 'preact';
import { answerOf } from '../calcrostic/grid-of-text';
import { Desk, type OnBoard } from '../letters/desk';
import { actOnLetters, newLetterGame, type LetterAction, type LetterGame } from '../letters/game';
import { useKeyboard, type Player } from '../letters/keyboard';
import '../letters/keypad.css';
import { Keypad } from '../letters/keypad';
import { LetterStrip } from '../letters/letter-strip';
import '../letters/table.css';
import { words } from '../i18n';
import { nameOf } from '../letters/board';
import { movesText, readMovesText } from './moves-text';
import type { Slot } from './slot';

interface Laying<Laid extends OnBoard, Puzzle> {
  readonly slot: Slot;
  readonly puzzle: Puzzle;
  readonly letters: readonly string[];
  readonly base: number;
  readonly layOut: (puzzle: Puzzle, game: LetterGame) => Laid;
}

/** A desk whose game is the entry of a question, and nothing else. */
export function deskOf<Laid extends OnBoard, Puzzle>({
  slot,
  puzzle,
  letters,
  base,
  layOut,
}: Laying<Laid, Puzzle>): Desk<Laid, Puzzle> {
  let text: string | undefined;
  let game = newLetterGame(slot.q);
  const current = (): LetterGame => {
    const { state } = slot.entry();
    if (state !== text) {
      // Another device has written this, or the page was loaded.
      text = state;
      game = { ...newLetterGame(slot.q), ...readMovesText(state, letters, base) };
    }
    return game;
  };
  const desk = new Desk<Laid, Puzzle>(
    (_code, laid) => {
      const isLocked = slot.isLocked();
      const board = layOut(laid, current());
      // Whether it is right is not said here.
      return { ...board, progress: isLocked ? 'given_up' : 'open', settled: true };
    },
    (action: LetterAction) => {
      if (slot.isLocked()) {
        return;
      }
      const next = actOnLetters(current(), action);
      const state = movesText(next);
      game = next;
      text = state;
      slot.enter({ state, answer: answerOf(letters, layOut(puzzle, next).board) ?? '' });
    },
  );
  desk.lay(slot.q, puzzle);
  return desk;
}

/** The surroundings of a board. */
export interface Around {
  /** The class of the whole table. */
  class?: string;
  /** The message when every letter has a digit. */
  full: string;
  /** Other actions. */
  children?: ComponentChildren;
}

interface Props extends Around {
  player: Player;
  board: ComponentChildren;
}

/** A board of letters with its letters and digits. */
export function LetterTable({ player, board, full, children, ...props }: Props) {
  useKeyboard(player);
  const { desk } = player;
  const laid = desk.laid.value;
  if (laid === undefined) {
    return null;
  }
  return (
    <div class={`table ${props.class ?? ''}`}>
      {board}
      <div class="table-side">
        <LetterStrip desk={desk} wrong={[]} choose={player.choose} />
        <Keypad desk={desk} />
        {children !== undefined && <div class="actions actions-help">{children}</div>}
        <p class="note">{promptOf(desk, laid, full)}</p>
      </div>
    </div>
  );
}

function promptOf(desk: Desk, laid: OnBoard, full: string): string {
  const { notes, said } = words().letters;
  const letter = desk.chosenLetter.value;
  if (desk.note.value.kind === 'choose_letter') {
    return said.choose_letter;
  }
  if (desk.marking.value) {
    return notes.marking(letter && nameOf(letter));
  }
  const isFull = laid.letters.every((name) => laid.board.digits[name] !== undefined);
  return isFull ? full : letter === undefined ? notes.start : notes.chosen(nameOf(letter));
}
