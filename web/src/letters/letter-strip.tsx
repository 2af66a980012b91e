// SPDX-License-Identifier: MIT
import { words } from '../i18n';
import { crossedOf, digitsOf, hasLetter } from './board';
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

/** `24` or `≠0`, whichever is shorter; nothing if no digit is ruled out. */
function remaining(
  crossed: readonly number[],
  base: number,
): { text: string; left: number[] | undefined } {
  if (crossed.length === 0) {
    return { text: '', left: undefined };
  }
  const left = digitsOf(base).filter((digit) => !crossed.includes(digit));
  const joint = base > 10 ? ' ' : '';
  return crossed.length < left.length
    ? { text: `≠${crossed.join(joint)}`, left: undefined }
    : { text: left.join(joint), left };
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
  const crossed = crossedOf(board, letter);
  const { text, left } = remaining(crossed, base);
  const told = board.told.includes(letter);
  const named = [
    digit === undefined ? letters.open(letter) : letters.digit(letter, digit),
    ...(told ? [letters.told] : []),
    ...(digit === undefined && crossed.length > 0
      ? [left === undefined ? letters.isNot(crossed) : letters.isOneOf(left)]
      : []),
  ].join(', ');
  return (
    <button
      type="button"
      class="letter"
      aria-pressed={chosen}
      aria-label={named}
      data-wrong={wrong}
      data-told={told}
      data-pointed={isPointed}
      onClick={() => choose(letter)}
    >
      <span class="letter-name">{letter}</span>
      {digit === undefined ? (
        <span class="letter-marks">{text}</span>
      ) : (
        <span class="letter-digit">{digit}</span>
      )}
    </button>
  );
}
