// SPDX-License-Identifier: MIT
import { signal } from '@preact/signals';

const announced = signal('');

/** Has a screen reader say something that is seen elsewhere on the page. */
export function announce(text: string): void {
  // Screen readers repeat the same words only if the text differs.
  announced.value = announced.value === text ? `${text}\u00a0` : text;
}

export function Announcer() {
  return (
    <div class="visually-hidden" role="status" aria-live="polite">
      {announced}
    </div>
  );
}
