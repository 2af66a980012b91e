// SPDX-License-Identifier: MIT
import { useEffect } from 'preact/hooks';
import { hint } from './assistance';
import { chooseLetter, letterOfKey, move, type Direction } from './choosing';
import { enterDigit, eraseChosen, marking, table, takeBack } from './table';

const ARROWS: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

export const BOARD_ID = 'calcrostic-board';

/** Keys play wherever the focus is, unless something is being written or chosen there. */
export function useKeyboard(): void {
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, []);
}

function onKey(event: KeyboardEvent): void {
  const laid = table.value;
  if (laid === undefined || event.altKey || isElsewhere(event.target)) {
    return;
  }
  if (event.ctrlKey || event.metaKey) {
    const key = event.key.toLowerCase();
    if (key === 'z' || key === 'y') {
      event.preventDefault();
      takeBack(key === 'z' && !event.shiftKey ? 'undo' : 'redo');
    }
    return;
  }
  if (playKey(event)) {
    event.preventDefault();
  }
}

/** Whether the key meant something. */
function playKey(event: KeyboardEvent): boolean {
  const { key, code } = event;
  const arrow = ARROWS[key];
  if (arrow !== undefined) {
    return (
      isOnBoard(event.target) &&
      thenFocus(() => {
        move(arrow);
      })
    );
  }
  if (/^[0-9]$/.test(key)) {
    enterDigit(Number(key), marking.value);
    return true;
  }
  // The other sign of a digit's key: with Shift on most keyboards, without on French ones.
  const [, digit] = /^Digit([0-9])$/.exec(code) ?? [];
  if (digit !== undefined) {
    enterDigit(Number(digit), true);
    return true;
  }
  switch (key) {
    case 'Backspace':
    case 'Delete':
      eraseChosen();
      return true;
    case '?':
      void hint();
      return true;
  }
  const grid = table.value?.grid;
  const letter = grid && letterOfKey(grid, key);
  return (
    letter !== undefined &&
    thenFocus(() => {
      chooseLetter(letter);
    })
  );
}

/** Texts, selections and dialogs have their own use for keys. */
function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, select, textarea, dialog') !== null;
}

function isOnBoard(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`#${BOARD_ID}`) !== null;
}

/** The focus goes with the player, so that a screen reader says where that is. */
function thenFocus(go: () => void): true {
  const stays = document.activeElement?.closest('button') ?? null;
  go();
  if (stays === null) {
    // The board is drawn anew first.
    queueMicrotask(() => {
      document.querySelector<HTMLElement>(`#${BOARD_ID} [tabindex="0"]`)?.focus();
    });
  }
  return true;
}
