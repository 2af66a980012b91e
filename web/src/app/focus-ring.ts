// SPDX-License-Identifier: MIT

/** Keys that go from one thing to another; others also write names and digits. */
const GOING = new Set([
  'Tab',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
  'PageUp',
  'PageDown',
]);

/**
 * Shows the ring of the focus to those who go by the keyboard. Browsers also show it around elements
 * that the page itself has given the focus, such as the board of a new puzzle.
 */
export function watchKeyboard(): void {
  const { dataset } = document.documentElement;
  addEventListener(
    'keydown',
    ({ key, target }) => {
      const isWriting = target instanceof HTMLInputElement && key !== 'Tab';
      if (GOING.has(key) && !isWriting) {
        dataset['keys'] = '';
      }
    },
    { capture: true },
  );
  addEventListener(
    'pointerdown',
    () => {
      delete dataset['keys'];
    },
    { capture: true },
  );
}
