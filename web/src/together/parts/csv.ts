// SPDX-License-Identifier: MIT
/** Tables for spreadsheets. */

export type Separator = ',' | ';';

/**
 * Returns the separator of values that spreadsheets of a locale expect: a semicolon where a comma
 * stands in numbers. The page may be in another language than the computer.
 */
export function separatorOf(locale: string): Separator {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value === ',' ? ';' : ',';
}

/**
 * Lines of values with a separator between, as RFC 4180 has them. A mark at the beginning tells
 * spreadsheets that it is UTF-8.
 */
export function csvText(
  rows: readonly (readonly (string | number)[])[],
  separator: Separator,
): string {
  const text = rows.map((row) => row.map((one) => quoted(one, separator)).join(separator));
  return `\ufeff${text.join('\r\n')}\r\n`;
}

/**
 * Spreadsheets calculate what begins with such a sign, and players choose their names themselves. A
 * cell also begins after either separator, since the spreadsheet may expect the other one.
 */
export function asText(name: string): string {
  return name.replaceAll(/(^|[,;\t\r\n"]\s*)(?=[=+\-@\t\r])/g, "$1'");
}

/** A number with a fraction, as spreadsheets of the separator read it. */
export function asNumber(number: number, digits: number, separator: Separator): string {
  const text = number.toFixed(digits);
  return separator === ';' ? text.replace('.', ',') : text;
}

function quoted(value: string | number, separator: string): string {
  const text = String(value);
  return text.includes(separator) || /["\r\n]/.test(text)
    ? `"${text.replaceAll('"', '""')}"`
    : text;
}
