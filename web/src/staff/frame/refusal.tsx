// SPDX-License-Identifier: MIT
import type { Desk } from './desk';
import { staffWords } from './words';

/** The last refusal, in words. */
export function Refusal({ desk }: { desk: Desk }) {
  const code = desk.refusal.value;
  return (
    <p role="alert" class="wrong">
      {code !== undefined && refusalText(code)}
    </p>
  );
}

export function refusalText(code: string): string {
  const { refusals } = staffWords();
  const texts: Readonly<Record<string, unknown>> = refusals;
  const text = code === 'other' ? undefined : texts[code];
  return typeof text === 'string' ? text : refusals.other(code);
}
