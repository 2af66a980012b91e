// SPDX-License-Identifier: MIT
/** The attributes of the component. */
import { isDay, localDay } from '../days/calendar';
import { DAILIES, type Daily } from '../engine/kinds';
import { preferredLanguage, type Language } from '../i18n/base/languages';

export const ATTRIBUTES = ['kind', 'lang', 'date', 'src', 'from'];

export interface Asked {
  readonly kind: Daily;
  readonly language: Language;
  readonly day: string;
  /** The list of the site, and the day of its first puzzle, as they are written. */
  readonly source: string | null;
  readonly from: string;
}

/** A wrong value counts as none. */
export function askedBy(element: Element): Asked {
  const date = element.getAttribute('date') ?? '';
  return {
    kind: DAILIES.find((one) => one === element.getAttribute('kind')) ?? 'calcrostic',
    language: preferredLanguage([languageAround(element), ...navigator.languages]),
    day: isDay(date) ? date : localDay(new Date()),
    source: element.getAttribute('src'),
    from: element.getAttribute('from') ?? '',
  };
}

/** Returns the faults of the values, for the author of the site. */
export function faultsOf(element: Element): string[] {
  const kind = element.getAttribute('kind') ?? '';
  const date = element.getAttribute('date') ?? '';
  const isKnown = kind === '' || DAILIES.some((one) => one === kind);
  return [
    ...(isKnown ? [] : [`kind: '${kind}' is unknown: choose ${DAILIES.join(', ')}`]),
    ...(date === '' || isDay(date) ? [] : ['date: write a day of the calendar, like 2026-11-25']),
  ];
}

/** The language of the element, or of what it stands in, also across shadow trees. */
function languageAround(element: Element): string {
  const named = element.closest('[lang]');
  if (named !== null) {
    return named.getAttribute('lang') ?? '';
  }
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? languageAround(root.host) : '';
}
