// SPDX-License-Identifier: MIT
/** Begins a new address at the top of the page; Back, Forward and a reload restore the position. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isRecord } from '../storage/persisted';

/** The number of navigations to a new address since the page was loaded. */
export const arrivals = signal(0);

/** How long, in ms, the page has to stand still before its position is noted: browsers allow few changes of history. */
const REST = 200;

/** The space left between an element brought into sight and the edge of the screen, in px. */
const MARGIN = 8;

let resting: ReturnType<typeof setTimeout> | undefined;
let isHeld = false;
let stopRestoring: () => void = () => undefined;

export function keepScroll(): void {
  history.scrollRestoration = 'manual';
  addEventListener('scroll', () => {
    clearTimeout(resting);
    const address = location.href;
    resting = setTimeout(() => {
      // The browser may have gone elsewhere and not have said so yet: that entry is not this one's.
      if (location.href === address) {
        noteScroll();
      }
    }, REST);
  });
  // Links are clicked.
  addEventListener('click', noteScroll, { capture: true });
  addEventListener('pagehide', noteScroll);
  addEventListener('hashchange', arrive);
  const top = topOf(history.state);
  if (top !== undefined) {
    restore(top);
  }
}

/** Notes the reader's position in the history entry of the address. */
export function noteScroll(): void {
  clearTimeout(resting);
  if (!isHeld && topOf(history.state) !== scrollY) {
    history.replaceState({ top: scrollY }, '');
  }
}

/** Notes the position now, for views that empty the page before they go to another address. */
export function holdScroll(): void {
  noteScroll();
  isHeld = true;
}

function arrive(): void {
  clearTimeout(resting);
  stopRestoring();
  isHeld = false;
  const top = topOf(history.state);
  if (top === undefined) {
    arriveAnew();
  } else {
    restore(top);
  }
}

/** Goes to the top of the page, as at a new address. */
export function arriveAnew(): void {
  clearTimeout(resting);
  isHeld = false;
  scrollTo(0, 0);
  // Not asked of the page, which would have to be laid out for an answer that is known.
  history.replaceState({ top: 0 }, '');
  arrivals.value++;
}

/**
 * Moves the focus to the game at a new address. Its parts, such as board and keys, are brought into
 * sight together, where the screen is too low for all above them. Without a selector nothing moves.
 */
export function useFocusOnArrival(selector: string | undefined, parts: string, game: string): void {
  useEffect(() => {
    if (selector !== undefined && arrivals.peek() > 0) {
      document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
      // Back leads to where one was, and a link from elsewhere to the top, with the navigation.
      if (!isHeld && scrollY === 0) {
        showTogether(parts);
      }
    }
  }, [selector, parts, game]);
}

/**
 * Brings into sight what comes without a new address, when another one begins a game: the first of
 * these choices of parts that the screen has room for. Without choices nothing moves.
 */
export function useSightOfComing(choices: readonly string[], game: string): void {
  const all = choices.join(';');
  useEffect(() => {
    if (!isHeld && all !== '' && game !== '') {
      scrollTo(0, 0);
      all.split(';').some(showTogether);
    }
  }, [all, game]);
}

/**
 * Returns whether they are in sight. It scrolls no further than to the next edge that shows all of them: below the places, below the masthead, or
 * the first of the parts, so that no title is cut. Not at all if there is no room for them together.
 */
function showTogether(parts: string): boolean {
  const boxes = [...document.querySelectorAll(parts)].map((one) => one.getBoundingClientRect());
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  if (bottom - top > innerHeight) {
    return false;
  }
  if (bottom > innerHeight) {
    const needed = Math.min(bottom - innerHeight + MARGIN, top);
    const edges = [...document.querySelectorAll('.masthead-views, main')]
      .map((one) => one.getBoundingClientRect().top)
      .filter((edge) => edge >= needed && edge <= top);
    scrollTo(0, scrollY + Math.min(...edges, Math.max(needed, top - MARGIN)));
  }
  return true;
}

/** Scrolls there as soon as the page has grown long enough, unless the reader moves it first. */
function restore(top: number): void {
  isHeld = true;
  const observer = new ResizeObserver(() => {
    scrollTo(0, top);
    if (scrollY > top - 1) {
      stopRestoring();
    }
  });
  const gestures = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
  stopRestoring = () => {
    observer.disconnect();
    isHeld = false;
    for (const gesture of gestures) {
      removeEventListener(gesture, stopRestoring);
    }
  };
  for (const gesture of gestures) {
    addEventListener(gesture, stopRestoring, { passive: true });
  }
  // It looks for the first time when what the address shows has been laid out.
  observer.observe(document.body);
}

function topOf(state: unknown): number | undefined {
  const top = isRecord(state) ? state['top'] : undefined;
  return typeof top === 'number' ? top : undefined;
}
