// SPDX-License-Identifier: MIT
import { dateOf, today } from '../days/day';
import { diary, lastDays, streak, streakAtStake } from '../diary/diary';
import { formatDay, words } from '../i18n';
import './result.css';

const DAYS = 7;

/** The last seven days, a dot for each, and the days in a row. */
export function StreakDots() {
  const { home, result } = words();
  const days = lastDays(diary.value, today.value, DAYS);
  const solved = days.filter(({ isSolved }) => isSolved).length;
  const atStake = streakAtStake(diary.value, today.value);
  return (
    <div class="streak">
      <p class="streak-text">{home.streak(streak(diary.value, today.value))}</p>
      <p class="streak-dots" role="img" aria-label={result.lastDays(solved, DAYS)}>
        {days.map(({ day, isSolved }) => (
          <span
            key={day}
            class="streak-dot"
            data-solved={isSolved}
            data-today={day === today.value}
            title={formatDay(dateOf(day))}
          />
        ))}
      </p>
      {atStake > 0 && <p class="streak-stake small">{home.atStake(atStake + 1)}</p>}
    </div>
  );
}
