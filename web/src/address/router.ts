// SPDX-License-Identifier: MIT
import { computed, signal } from '@preact/signals';
import { takeFreeEntry } from './over';
import { arriveAnew, noteScroll } from './scroll';

export const VIEWS = [
  'home',
  'record',
  'krypto',
  '24',
  'countdown',
  'room',
  'calcrostic',
  'alphametic',
  'scan',
  'explore',
  'workshop',
  'about',
] as const;
export type View = (typeof VIEWS)[number];

/** The places of the navigation, each with its views. */
export type PlaceName = 'play' | 'together' | 'make' | 'explore';

export const PLACES: Record<PlaceName, readonly [View, ...View[]]> = {
  play: ['home', 'krypto', '24', 'countdown', 'calcrostic', 'alphametic'],
  together: ['room'],
  make: ['workshop', 'scan'],
  explore: ['explore'],
};
export const PLACE_NAMES = Object.keys(PLACES) as PlaceName[];

/** Where a view is found, if anywhere. */
export function placeOf(view: View | 'unknown'): PlaceName | undefined {
  // The record is found from the home, whose calendar is a part of it.
  return view === 'record'
    ? 'play'
    : PLACE_NAMES.find((name) => PLACES[name].some((one) => one === view));
}

export function addressOfView(view: View): string {
  return view === 'home' ? '#/' : `#/${view}`;
}

/** Where one is: `#/krypto/2-4-3-6-5/6?rules=integer` is a view, its parts, and a query. */
export interface Place {
  view: View | 'unknown';
  parts: string[];
  query: URLSearchParams;
}

export function readPlace(hash: string): Place {
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split('?', 2);
  const [name = '', ...parts] = path.split('/').map(decode);
  const view = name === '' ? 'home' : (VIEWS.find((one) => one === name) ?? 'unknown');
  return { view, parts: parts.filter((part) => part !== ''), query: new URLSearchParams(query) };
}

/** A link may be cut in the middle of a sign. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A new object for each navigation, even to the same address. */
const hash = signal({ text: location.hash });

addEventListener('hashchange', () => {
  hash.value = { text: location.hash };
});

export const place = computed(() => readPlace(hash.value.text));

/** Goes to an address that begins with `#/`. */
export function goTo(address: string): void {
  noteScroll();
  if (takeFreeEntry()) {
    history.replaceState(null, '', address);
    arriveAnew();
    hash.value = { text: address };
  } else if (address === location.hash) {
    arriveAnew();
    hash.value = { text: address };
  } else {
    location.hash = address;
  }
}

/** Has the address say what is shown; the Back button leads to what was shown before. */
export function addAddress(address: string): void {
  noteScroll();
  history.pushState({ top: scrollY }, '', address);
  hash.value = { text: location.hash };
}

/** Has the address say what is shown, without a step for the Back button. */
export function replaceAddress(address: string): void {
  if (address !== location.hash) {
    history.replaceState(history.state, '', address);
    hash.value = { text: location.hash };
  }
}
