// SPDX-License-Identifier: MIT
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { useFocusOnArrival, useSightOfComing } from '../address/scroll';
import { addressOf as addressOfWords, encodePuzzle } from '../alphametic/link';
import { gridOfText } from '../calcrostic/grid-of-text';
import { addressOf as addressOfGrid, encodeGrid } from '../calcrostic/link';
import type { LetterKind } from '../engine/kinds';
import { BOARD_ID } from '../letters/keyboard';
import { PLAYED_WITH } from '../letters/table-side';
import '../parts/dialog.css';
import { GridBoard } from './grid-board';
import type { Entry, Slot } from './slot';
import { WordsBoard } from './words-board';
import { puzzleOfText } from './words-text';

/** A puzzle of letters as a server writes it. */
export interface LetterText {
  readonly kind: LetterKind;
  readonly text: string;
}

export interface TextBoardProps {
  /** The puzzle. Another one needs another `key`. */
  puzzle: LetterText;
  /** The message for digits for all letters, right or wrong. */
  full: string;
  /** The selector of the part above it that is seen with it. */
  above: string;
  /** The text of the button that submits digits for all letters. */
  submit: string;
  take: (answer: string) => void;
  /** Returns the entry that was begun before the page was loaded again, if any. */
  begun: () => Entry | undefined;
  /** Keeps what is begun now. */
  keep: (entry: Entry) => void;
  /** Alternative actions. */
  children?: ComponentChildren;
}

/** The parts without which one cannot play, for low screens. */
const NEEDED = '.board-frame, .letters, .keypad, .actions-help';

/** A puzzle whose answer goes to `take` when the player submits it, and not before. */
export function TextBoard(props: TextBoardProps) {
  const { puzzle, above, children } = props;
  const { kind, text } = puzzle;
  // eslint-disable-next-line react-hooks/exhaustive-deps -- another puzzle has another key
  const slot = useMemo(() => slotOf(props), []);
  const grid = useMemo(() => (kind === 'alphametic' ? undefined : gridOfText(text)), [kind, text]);
  const words = useMemo(
    () => (kind === 'alphametic' ? puzzleOfText(text) : undefined),
    [kind, text],
  );
  useFocusOnArrival(`#${BOARD_ID} [tabindex="0"]`, `${above}, ${PLAYED_WITH}`, text);
  useSightOfComing([`${above}, ${PLAYED_WITH}`, `${above}, ${NEEDED}`, NEEDED], text);
  const { answer } = slot.entry();
  const around = {
    full: props.full,
    children: (
      <>
        <button
          type="button"
          class="button button-strong"
          aria-disabled={answer === ''}
          onClick={() => {
            if (answer !== '') {
              props.take(answer);
            }
          }}
        >
          {props.submit}
        </button>
        {children}
      </>
    ),
  };
  if (words !== undefined) {
    return <WordsBoard {...around} slot={slot} puzzle={words} />;
  }
  return grid === undefined ? null : <GridBoard {...around} slot={slot} grid={grid} />;
}

function slotOf({ puzzle, begun, keep }: TextBoardProps): Slot {
  const entry = signal(begun() ?? { state: '', answer: '' });
  return {
    q: puzzle.text,
    entry: () => entry.value,
    enter: (next) => {
      entry.value = next;
      keep(next);
    },
    isLocked: () => false,
  };
}

export interface TextLinkProps {
  puzzle: LetterText;
  name: string;
}

/** Leads to the puzzle on a board of its own, in another window. */
export function TextLink({ puzzle: { kind, text }, name }: TextLinkProps) {
  const address = useMemo(() => addressOfText(kind, text), [kind, text]);
  return (
    <a href={address} target="_blank" rel="noopener">
      {name}
    </a>
  );
}

function addressOfText(kind: LetterKind, text: string): string {
  if (kind === 'alphametic') {
    return addressOfWords(encodePuzzle(puzzleOfText(text)));
  }
  const grid = gridOfText(text);
  return addressOfGrid(grid === undefined ? '' : encodeGrid(grid));
}
