// SPDX-License-Identifier: MIT
import { words } from '../i18n';
import { crossedOf, DIGITS, type Board } from './board';
import { chooseLetter } from './choosing';
import { lettersOf } from './grid';
import { preferences } from './kept';
import { chosenLetter, note, table, type Table } from './table';

/** All letters, with what is written or ruled out for them; one is chosen. */
export function LetterStrip() {
  const laid = table.value;
  if (laid === undefined) {
    return null;
  }
  const letters = lettersOf(laid.grid);
  const wrong = wrongLetters(laid);
  return (
    <div
      class="letters"
      role="group"
      aria-label={words().calcrostic.letters.title}
      data-count={letters.length}
    >
      {letters.map((letter) => (
        <LetterButton
          key={letter}
          letter={letter}
          board={laid.board}
          wrong={wrong.includes(letter)}
        />
      ))}
    </div>
  );
}

function wrongLetters({ conflicts }: Table): string[] {
  const said = note.value.kind === 'wrong' ? [...note.value.letters, ...note.value.marks] : [];
  return preferences.value.conflicts
    ? [...said, ...conflicts.shared.flatMap(({ letters }) => letters), ...conflicts.leadingZeros]
    : said;
}

/** `24` or `≠0`, whichever is shorter; nothing if no digit is ruled out. */
function remaining(crossed: readonly number[]): { text: string; left: number[] | undefined } {
  if (crossed.length === 0) {
    return { text: '', left: undefined };
  }
  const left = DIGITS.filter((digit) => !crossed.includes(digit));
  return crossed.length < left.length
    ? { text: `≠${crossed.join('')}`, left: undefined }
    : { text: left.join(''), left };
}

function LetterButton({ letter, board, wrong }: { letter: string; board: Board; wrong: boolean }) {
  const { letters } = words().calcrostic;
  const digit = board.digits[letter];
  const crossed = crossedOf(board, letter);
  const { text, left } = remaining(crossed);
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
      aria-pressed={chosenLetter.value === letter}
      aria-label={named}
      data-wrong={wrong}
      data-told={told}
      onClick={() => {
        chooseLetter(letter);
      }}
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
