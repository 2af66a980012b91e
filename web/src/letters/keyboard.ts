// SPDX-License-Identifier: MIT
import { useLayoutEffect } from 'preact/hooks';
import { digitOfKey, digitOnKey } from '../keys/digit-key';
import { isElsewhere } from '../keys/elsewhere';
import type { Desk } from './desk';

export type Direction = 'left' | 'right' | 'up' | 'down';

const ARROWS: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

export const BOARD_ID = 'letter-board';

/** The effects of keys on a board. */
export interface Player {
  readonly desk: Desk;
  move: (direction: Direction) => void;
  choose: (letter: string) => void;
  hint?: () => void;
  /** The next puzzle, where there is no time for a dialog. */
  next?: () => void;
}

/** Keys play wherever the focus is, unless something is being written or chosen there. */
export function useKeyboard(player: Player): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => take(event, player);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [player]);
}

function take(event: KeyboardEvent, player: Player): void {
  if (player.desk.laid.value === undefined || event.altKey || isElsewhere(event)) {
    return;
  }
  if (event.ctrlKey || event.metaKey) {
    const key = event.key.toLowerCase();
    if (key === 'z' || key === 'y') {
      event.preventDefault();
      player.desk.takeBack(key === 'z' && !event.shiftKey ? 'undo' : 'redo');
    }
    return;
  }
  if (playKey(event, player)) {
    event.preventDefault();
  }
}

/** The letter that a key means: as it is, or else in the other case. */
export function letterOfKey(letters: readonly string[], key: string): string | undefined {
  return [key, key.toUpperCase(), key.toLowerCase()].find((name) => letters.includes(name));
}

/** Whether the key meant something. */
function playKey(event: KeyboardEvent, player: Player): boolean {
  const { desk } = player;
  const { key } = event;
  const arrow = ARROWS[key];
  if (arrow !== undefined) {
    return isOnBoard(event.target) && thenFocus(() => player.move(arrow));
  }
  const digit = digitOfKey(event);
  if (digit !== undefined) {
    desk.enterDigit(digit, desk.marking.value);
    return true;
  }
  // The other sign of a digit's key, where digits need no Shift.
  const other = digitOnKey(event);
  if (other !== undefined) {
    desk.enterDigit(other, true);
    return true;
  }
  switch (key) {
    case 'Backspace':
    case 'Delete':
      desk.eraseChosen();
      return true;
  }
  if (player.hint !== undefined && asksForHint(event, desk.laid.value?.letters ?? [])) {
    if (!event.repeat) {
      player.hint();
    }
    return true;
  }
  const letter = letterOfKey(desk.laid.value?.letters ?? [], key);
  if (letter === undefined && key.toLowerCase() === 'n' && player.next !== undefined) {
    if (!event.repeat) {
      player.next();
    }
    return true;
  }
  return letter !== undefined && thenFocus(() => player.choose(letter));
}

/** H alone may be a letter of the puzzle, in either case; with Shift it is one only beside the other case. */
function asksForHint({ key, shiftKey }: KeyboardEvent, letters: readonly string[]): boolean {
  return shiftKey && key.toLowerCase() === 'h' && !(letters.includes('h') && letters.includes('H'));
}

function isOnBoard(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`#${BOARD_ID}`) !== null;
}

/** The focus goes with the player, so that a screen reader says where that is. */
function thenFocus(go: () => void): true {
  const stays = document.activeElement?.closest('button') ?? null;
  go();
  if (stays === null) {
    // The board is drawn again first.
    queueMicrotask(() =>
      document.querySelector<HTMLElement>(`#${BOARD_ID} [tabindex="0"]`)?.focus(),
    );
  }
  return true;
}
