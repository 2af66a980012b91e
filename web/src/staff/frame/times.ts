// SPDX-License-Identifier: MIT
import { formatDate, locale } from '../../i18n';
import { dateRangeText } from '../../i18n/base/dates';

function formatIn(zone: string | undefined): Intl.DateTimeFormatOptions {
  return {
    dateStyle: 'medium',
    timeStyle: 'short',
    ...(zone !== undefined && { timeZone: zone }),
  };
}

/** A day and a time, in a zone, or where the browser is. */
export function timeText(at: number, zone?: string): string {
  return formatDate(at, formatIn(zone));
}

/** From one time to another; a day that is the same stands once. */
export function spanText(from: number, to: number, zone?: string): string {
  return dateRangeText(locale.value, formatIn(zone), from, to);
}
