// SPDX-License-Identifier: MIT
/**
 * Something that opens over the page, such as a dialog, has an entry of its own in the history, so
 * that Back closes it and leads nowhere else.
 */
import { noteScroll } from './scroll';

/** Closes what is open. */
let closes: (() => void) | undefined;
/** Whether the entry is left to the address that comes next. */
let isFree = false;

addEventListener('popstate', () => {
  const close = closes;
  closes = undefined;
  isFree = false;
  close?.();
});

// A link to the same address leads nowhere, but to the page below.
addEventListener(
  'click',
  (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (closes !== undefined && link?.href === location.href && link.target === '') {
      event.preventDefault();
      closeOver();
    }
  },
  { capture: true },
);

export function openOver(close: () => void): void {
  noteScroll();
  history.pushState({ top: scrollY }, '');
  closes = close;
}

/** Closes it as Back does. */
export function closeOver(): void {
  if (closes !== undefined) {
    history.back();
  }
}

/** Leaves the entry to the next address, which takes its place. */
export function freeEntry(): void {
  closes = undefined;
  isFree = true;
}

/** Says whether the entry is free, which it is once. */
export function takeFreeEntry(): boolean {
  const was = isFree;
  isFree = false;
  return was;
}
