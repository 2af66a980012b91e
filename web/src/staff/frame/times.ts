// SPDX-License-Identifier: MIT
import { locale } from '../../i18n';

function formatIn(zone: string | undefined): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale.value, {
    dateStyle: 'medium',
    timeStyle: 'short',
    ...(zone !== undefined && { timeZone: zone }),
  });
}

/** A day and a time, in a zone, or where the browser is. */
export function timeText(at: number, zone?: string): string {
  return formatIn(zone).format(at);
}

/** From one time to another; a day that is the same stands once. */
export function spanText(from: number, to: number, zone?: string): string {
  return formatIn(zone).formatRange(from, to);
}
