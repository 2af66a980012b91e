// SPDX-License-Identifier: MIT
import { words } from '../i18n';
import { Apart } from '../parts/apart';
import { crossedOf, digitsOf, hasLetter, TEN } from './board';
import type { Desk, OnBoard } from './desk';

interface Props {
  desk: Desk;
  /** Letters that are seen to be wrong. */
  wrong: readonly string[];
  choose: (letter: string) => void;
  /** That at which a lesson points. */
  pointed?: string | undefined;
}

/** The letters, with what is written or ruled out for them; one is chosen. */
export function LetterStrip({ desk, wrong, choose, pointed }: Props) {
  const laid = desk.laid.value;
  if (laid === undefined) {
    return null;
  }
  // Digits without letters are chosen on the board.
  const letters = laid.letters.filter(hasLetter);
  if (letters.length === 0) {
    return null;
  }
  return (
    <div
      class="letters"
      role="group"
      aria-label={words().letters.letters.title}
      data-count={letters.length}
    >
      {letters.map((letter) => (
        <LetterButton
          key={letter}
          letter={letter}
          laid={laid}
          wrong={wrong.includes(letter)}
          chosen={desk.chosenLetter.value === letter}
          choose={choose}
          isPointed={letter === pointed}
        />
      ))}
    </div>
  );
}

interface Marks {
  digits: readonly number[];
  /** Whether they are ruled out; if not, one of them is the digit. */
  areOut: boolean;
}

/** `24` or `≠0`, whichever is shorter; nothing if no digit is ruled out. */
function remaining(crossed: readonly number[], base: number): Marks | undefined {
  const left = digitsOf(base).filter((digit) => !crossed.includes(digit));
  const areOut = crossed.length < left.length;
  return crossed.length === 0 ? undefined : { digits: areOut ? crossed : left, areOut };
}

interface LetterProps {
  letter: string;
  laid: OnBoard;
  wrong: boolean;
  chosen: boolean;
  choose: (letter: string) => void;
  isPointed: boolean;
}

function LetterButton(props: LetterProps) {
  const { letter, wrong, chosen, choose, isPointed } = props;
  const { board, base } = props.laid;
  const { letters } = words().letters;
  const digit = board.digits[letter];
  const marks = remaining(crossedOf(board, letter), base);
  const told = board.told.includes(letter);
  const shown =
    digit !== undefined
      ? letters.shown(letter, digit)
      : marks === undefined || marks.digits.length === 0
        ? letters.open(letter)
        : (marks.areOut ? letters.isNot : letters.isOneOf)(letter, marks.digits);
  return (
    <button
      type="button"
      class="letter"
      aria-pressed={chosen}
      aria-label={told ? `${shown}, ${letters.told}` : shown}
      data-wrong={wrong}
      data-told={told}
      data-pointed={isPointed}
      onClick={() => choose(letter)}
    >
      <span class="letter-name">{letter}</span>{' '}
      {digit === undefined ? (
        <span class="letter-marks" data-wide={base > TEN}>
          {marks?.areOut === true && '≠'}
          {marks && <Apart texts={marks.digits} />}
        </span>
      ) : (
        <span class="letter-digit">{digit}</span>
      )}
    </button>
  );
}
