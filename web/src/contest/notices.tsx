// SPDX-License-Identifier: MIT
import { formatDate, language } from '../i18n';
import { persisted } from '../storage/persisted';
import { listOf, readText } from '../storage/readers';
import type { Contest } from './contest';
import type { Notice } from './messages';
import { contestWords } from './words';

/** The notices that were put away in this browser, by their numbers and times. */
const putAway = persisted<readonly string[]>({
  name: 'contest.notices',
  version: 1,
  fallback: [],
  read: listOf(readText),
});
const MOST_KEPT = 50;

/** Numbers begin again with other data; times do not. */
function nameOf({ notice, at }: Notice): string {
  return `${notice} ${at}`;
}

/** Notices of the organiser, over the foot of the page, so that nothing moves when one comes. */
export function Notices({ contest }: { contest: Contest }) {
  const { notices: words } = contestWords();
  const shown = contest.server.notices.value.filter(
    (notice) => !putAway.value.includes(nameOf(notice)),
  );
  return (
    <div
      class="contest-foot contest-notices"
      role="region"
      aria-label={words.label}
      aria-live="polite"
    >
      {shown.map((notice) => (
        <div key={nameOf(notice)} class="contest-notice">
          <p>
            <strong>{timeOfDay(notice.at)}</strong> {notice.text[language.value]}
          </p>
          <button
            type="button"
            class="button"
            onClick={() => {
              putAway.value = [...putAway.value, nameOf(notice)].slice(-MOST_KEPT);
            }}
          >
            {words.read}
          </button>
        </div>
      ))}
    </div>
  );
}

function timeOfDay(at: number): string {
  return formatDate(at, { timeStyle: 'short' });
}
