// SPDX-License-Identifier: MIT
import { words } from '../i18n';
import { crossedOf, DIGITS, lettersWith } from './board';
import {
  chosenLetter,
  enterDigit,
  eraseChosen,
  marking,
  table,
  takeBack,
  type Table,
} from './table';

/** Ten digits for the chosen letter, and what else one does with a pencil. */
export function Keypad() {
  const laid = table.value;
  if (laid === undefined) {
    return null;
  }
  const { keypad } = words().calcrostic;
  const { game } = laid;
  return (
    <div class="keypad" role="group" aria-label={keypad.title(chosenLetter.value)}>
      <div class="keypad-digits" data-marking={marking.value}>
        {[...DIGITS.slice(1), 0].map((digit) => (
          <DigitKey key={digit} digit={digit} laid={laid} />
        ))}
      </div>
      <div class="keypad-tools">
        <button
          type="button"
          class="button"
          aria-pressed={marking.value}
          title={keypad.markHelp}
          onClick={() => {
            marking.value = !marking.value;
          }}
        >
          {keypad.mark}
        </button>
        <button type="button" class="button" onClick={eraseChosen}>
          {keypad.erase}
        </button>
        <button
          type="button"
          class="button"
          aria-disabled={game.done === 0}
          onClick={() => {
            takeBack('undo');
          }}
        >
          {keypad.undo}
        </button>
        <button
          type="button"
          class="button"
          aria-disabled={game.done === game.moves.length}
          onClick={() => {
            takeBack('redo');
          }}
        >
          {keypad.redo}
        </button>
      </div>
    </div>
  );
}

function DigitKey({ digit, laid: { board } }: { digit: number; laid: Table }) {
  const { keypad } = words().calcrostic;
  const letter = chosenLetter.value;
  const owners = lettersWith(board, digit);
  const crossed = letter !== undefined && crossedOf(board, letter).includes(digit);
  const pressed = letter !== undefined && board.digits[letter] === digit;
  const others = owners.filter((owner) => owner !== letter);
  const named = [
    String(digit),
    ...(crossed ? [keypad.crossed] : []),
    ...(others.length > 0 ? [keypad.takenBy(others)] : []),
  ].join(', ');
  return (
    <button
      type="button"
      class="digit"
      aria-label={named}
      aria-pressed={pressed}
      data-crossed={crossed}
      data-taken={others.length > 0}
      onClick={(event) => {
        const rulingOut = marking.value || event.shiftKey;
        if (pressed && !rulingOut) {
          eraseChosen();
        } else {
          enterDigit(digit, rulingOut);
        }
      }}
      onContextMenu={(event) => {
        // A long touch, or the other button of the mouse.
        event.preventDefault();
        enterDigit(digit, true);
      }}
    >
      <span class="digit-face">{digit}</span>
      <span class="digit-owner">{owners.join('')}</span>
    </button>
  );
}
