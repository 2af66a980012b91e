// SPDX-License-Identifier: MIT
import { words } from '../i18n';

/** Offers today's game without taking yesterday's away from its player. */
export function NewDay({ label, take }: { label: string; take: () => void }) {
  return (
    <p class="new-day" role="status">
      {words().app.newDay}{' '}
      <button type="button" class="button" onClick={take}>
        {label}
      </button>
    </p>
  );
}
