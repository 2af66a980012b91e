// SPDX-License-Identifier: MIT
import { locale } from '../../i18n';

/** A day and a time, in a zone, or where the browser is. */
export function timeText(at: number, zone?: string): string {
  return new Intl.DateTimeFormat(locale.value, {
    dateStyle: 'medium',
    timeStyle: 'short',
    ...(zone !== undefined && { timeZone: zone }),
  }).format(at);
}
