// SPDX-License-Identifier: MIT
import { words } from '../i18n';
import { Apart } from '../parts/apart';
import { Icon } from '../parts/icon';
import { crossedOf, digitsOf, hasLetter, lettersWith, nameOf } from './board';
import type { Desk, OnBoard } from './desk';

interface Props {
  desk: Desk;
  /** That at which a lesson points. */
  pointed?: number | undefined;
}

/** Digits for the chosen letter, and, unless it is plain, what else one does with a pencil. */
export function Keypad({ desk, pointed, isPlain = false }: Props & { isPlain?: boolean }) {
  const laid = desk.laid.value;
  if (laid === undefined) {
    return null;
  }
  const { keypad } = words().letters;
  const { base } = laid;
  const { marking, chosenLetter } = desk;
  return (
    <div
      class="keypad"
      role="group"
      aria-label={keypad.title(chosenLetter.value && nameOf(chosenLetter.value))}
    >
      <div class="keypad-digits" data-marking={marking.value}>
        {[...digitsOf(base).slice(1), 0].map((digit) => (
          <DigitKey key={digit} digit={digit} laid={laid} desk={desk} pointed={pointed} />
        ))}
      </div>
      {!isPlain && <Tools desk={desk} laid={laid} />}
    </div>
  );
}

function Tools({ desk, laid: { game } }: Props & { laid: OnBoard }) {
  const { keypad } = words().letters;
  const { marking } = desk;
  return (
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
        <Icon name="ruleOut" />
        {keypad.mark}
      </button>
      <button type="button" class="button" onClick={() => desk.eraseChosen()}>
        <Icon name="erase" />
        {keypad.erase}
      </button>
      <button
        type="button"
        class="button"
        aria-disabled={game.done === 0}
        onClick={() => desk.takeBack('undo')}
      >
        <Icon name="undo" />
        {keypad.undo}
      </button>
      <button
        type="button"
        class="button"
        aria-disabled={game.done === game.moves.length}
        onClick={() => desk.takeBack('redo')}
      >
        <Icon name="redo" />
        {keypad.redo}
      </button>
    </div>
  );
}

interface DigitProps extends Props {
  digit: number;
  laid: OnBoard;
}

function DigitKey({ digit, laid: { board }, desk, pointed }: DigitProps) {
  const { keypad } = words().letters;
  const letter = desk.chosenLetter.value;
  const owners = lettersWith(board, digit);
  const crossed = letter !== undefined && crossedOf(board, letter).includes(digit);
  const pressed = letter !== undefined && board.digits[letter] === digit;
  // Digits without letters take none from others.
  const taking = owners.filter(hasLetter);
  const named = [
    String(digit),
    ...(taking.length > 0 ? [keypad.takenBy(taking)] : []),
    ...(crossed ? [keypad.crossed] : []),
  ].join(', ');
  return (
    <button
      type="button"
      class="digit"
      aria-label={named}
      aria-pressed={pressed}
      data-crossed={crossed}
      data-taken={taking.some((owner) => owner !== letter)}
      data-pointed={digit === pointed}
      onClick={(event) => {
        const rulingOut = desk.marking.value || event.shiftKey;
        if (pressed && !rulingOut) {
          desk.eraseChosen();
        } else {
          desk.enterDigit(digit, rulingOut);
        }
      }}
      onContextMenu={(event) => {
        // A long touch, or the other button of the mouse.
        event.preventDefault();
        desk.enterDigit(digit, true);
      }}
    >
      <span class="digit-face">{digit}</span>{' '}
      <span class="digit-owner">
        <Apart texts={taking} />
      </span>
    </button>
  );
}
