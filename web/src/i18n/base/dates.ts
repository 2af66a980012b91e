// SPDX-License-Identifier: MIT
/** Dates as people write them: in French the first of a month is « 1er ». */

/** A date in a locale. */
export function dateText(
  locale: string,
  options: Intl.DateTimeFormatOptions,
  date: Date | number,
): string {
  return textOf(locale, new Intl.DateTimeFormat(locale, options).formatToParts(date));
}

/** From one date to another; a day that is the same stands once. */
export function dateRangeText(
  locale: string,
  options: Intl.DateTimeFormatOptions,
  from: Date | number,
  to: Date | number,
): string {
  return textOf(locale, new Intl.DateTimeFormat(locale, options).formatRangeToParts(from, to));
}

function textOf(locale: string, parts: readonly Intl.DateTimeFormatPart[]): string {
  const first = locale.startsWith('fr') ? '1er' : '1';
  return parts.map(({ type, value }) => (type === 'day' && value === '1' ? first : value)).join('');
}
