// SPDX-License-Identifier: MIT
import type { Contest } from './contest';
import { contestWords } from './words';

/** The last refusal, in words. */
export function Refusal({ contest }: { contest: Contest }) {
  const code = contest.refusal.value;
  return (
    <p role="alert" class="wrong">
      {code !== undefined && refusalText(code)}
    </p>
  );
}

export function refusalText(code: string): string {
  const { refusals } = contestWords();
  const texts: Readonly<Record<string, unknown>> = refusals;
  const text = code === 'other' ? undefined : texts[code];
  return typeof text === 'string' ? text : refusals.other(code);
}
