// SPDX-License-Identifier: MIT
import { words } from '../i18n';

/** Yesterday's game is not taken away from its player: today's is offered. */
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
