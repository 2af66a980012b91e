// SPDX-License-Identifier: MIT
import { computed, signal } from '@preact/signals';
import { dateText } from './base/dates';
import { preferredLanguage, type Language } from './base/languages';
import { withFullSpaces } from './base/text';
import { en, type Dictionary } from './en';
import { fr } from './fr';
import { typeset } from './fr/typography';

export { LANGUAGES, preferredLanguage, type Language } from './base/languages';
export type { Dictionary } from './en';

export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', fr: 'Français' };

const DICTIONARIES: Record<Language, Dictionary> = { en, fr };

/** The first language of the reader that there is, until another one is chosen. */
export const language = signal(preferredLanguage(navigator.languages));

const dictionary = computed(() => DICTIONARIES[language.value]);
/** The language as the reader's country writes it, such as en-GB, if the browser says so. */
export const locale = computed(
  () => navigator.languages.find((tag) => tag.startsWith(`${language.value}-`)) ?? language.value,
);

const numbers = computed(() => new Intl.NumberFormat(locale.value));

/** Percent formatters, by their number of decimals; creating one costs more than using it. */
const shares = computed(() =>
  [0, 1, 2].map(
    (digits) =>
      new Intl.NumberFormat(locale.value, {
        style: 'percent',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
  ),
);

/** The words of the language of the moment; a component that asks is drawn again when it changes. */
export function words(): Dictionary {
  return dictionary.value;
}

/** The same for words that are loaded with a view, and not with the page. */
export function wordsIn<Words>(all: Record<Language, Words>): () => Words {
  const typesetAll = { ...all, fr: typeset(all.fr) };
  return () => typesetAll[language.value];
}

/** The words about a game: those of all games, and over them its own where some differ. */
export function ofGame<Words extends object>(
  all: Words,
  own: Readonly<Record<string, Partial<Words>>>,
  game: string | undefined,
): Words {
  const some = game === undefined ? undefined : own[game];
  return some === undefined ? all : { ...all, ...some };
}

/** The same for words that are loaded with a view. */
export function wordsByGame<Words extends object>(
  all: Record<Language, Words>,
  own: Record<Language, Readonly<Record<string, Partial<Words>>>>,
): (game?: string) => Words {
  const [allWords, ownWords] = [wordsIn(all), wordsIn(own)];
  return (game) => ofGame(allWords(), ownWords(), game);
}

/** A number as people of the language write it. */
export function formatNumber(value: number | bigint): string {
  return withFullSpaces(numbers.value.format(value));
}

/** A share, such as 1.85 %. */
export function formatShare(share: number, digits: 0 | 1 | 2 = 2): string {
  return withFullSpaces(shares.value[digits]?.format(share) ?? '');
}

/** A day, such as Thursday 20 November. */
export function formatDay(day: Date): string {
  return formatDate(day, { weekday: 'long', day: 'numeric', month: 'long' });
}

/** A day or a time, with what is asked for. */
export function formatDate(date: Date | number, options: Intl.DateTimeFormatOptions): string {
  return dateText(locale.value, options, date);
}
