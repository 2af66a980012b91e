import { computed, signal } from '@preact/signals';
import { noteScroll } from './scroll';

export const VIEWS = [
  'krypto',
  'room',
  'calcrostic',
  'scan',
  'explore',
  'workshop',
  'about',
] as const;
export type View = (typeof VIEWS)[number];

/** Where one is: `#/krypto/2-4-3-6-5/6?rules=integer` is a view, its parts, and a query. */
export interface Place {
  view: View | 'unknown';
  parts: string[];
  query: URLSearchParams;
}

export function readPlace(hash: string): Place {
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split('?', 2);
  const [name = '', ...parts] = path.split('/').map(decode);
  const view = name === '' ? 'krypto' : (VIEWS.find((one) => one === name) ?? 'unknown');
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

const hash = signal(location.hash);

addEventListener('hashchange', () => {
  hash.value = location.hash;
});

export const place = computed(() => readPlace(hash.value));

/** Goes to an address that begins with `#/`. */
export function goTo(address: string): void {
  noteScroll();
  location.hash = address;
}

/** Has the address say what is shown; the Back button leads to what was shown before. */
export function addAddress(address: string): void {
  noteScroll();
  history.pushState({ top: scrollY }, '', address);
  hash.value = location.hash;
}

/** Has the address say what is shown, without a step for the Back button. */
export function replaceAddress(address: string): void {
  if (address !== location.hash) {
    history.replaceState(history.state, '', address);
    hash.value = location.hash;
  }
}
