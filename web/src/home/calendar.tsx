// SPDX-License-Identifier: MIT
import { useState } from 'preact/hooks';
import { dateOf, FIRST_DAY, hasPuzzles, localDay, today } from '../days/day';
import { diary, solvedOf } from '../diary/diary';
import { puzzlesOf } from '../engine/kinds';
import { formatDate, formatDay, words } from '../i18n';

/** The days of a month, each a way to its puzzles, with how many of them are solved. */
export function Calendar({ day }: { day: string }) {
  const { home } = words();
  // The first day of the month that is shown.
  const [first, setFirst] = useState(`${day.slice(0, 8)}01`);
  return (
    <div class="calendar">
      <div class="calendar-head">
        <MonthButton
          label={home.monthBefore}
          sign="‹"
          isOff={first <= FIRST_DAY}
          press={() => setFirst(monthAway(first, -1))}
        />
        <h3 aria-live="polite">{formatDate(dateOf(first), { month: 'long', year: 'numeric' })}</h3>
        <MonthButton
          label={home.monthAfter}
          sign="›"
          isOff={first.slice(0, 7) >= today.value.slice(0, 7)}
          press={() => setFirst(monthAway(first, 1))}
        />
      </div>
      <table class="calendar-days">
        <thead>
          <tr>
            {weekOf(first).map((one) => (
              <th key={one} scope="col">
                {weekday(one, 'narrow')}
                <span class="visually-hidden">{weekday(one, 'long')}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(first).map((week) => (
            <tr key={week[0]}>
              {week.map((one) => (
                <td key={one}>
                  {one.slice(0, 7) === first.slice(0, 7) && <Day day={one} chosen={day} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface MonthButtonProps {
  label: string;
  sign: string;
  isOff: boolean;
  press: () => void;
}

function MonthButton({ label, sign, isOff, press }: MonthButtonProps) {
  return (
    <button
      type="button"
      class="button"
      aria-label={label}
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) {
          press();
        }
      }}
    >
      {sign}
    </button>
  );
}

function Day({ day, chosen }: { day: string; chosen: string }) {
  const number = Number(day.slice(8));
  if (!hasPuzzles(day)) {
    return <span class="calendar-day calendar-none">{number}</span>;
  }
  const solved = solvedOf(diary.value, day);
  const all = puzzlesOf(day).length;
  return (
    <a
      class="calendar-day"
      href={day === today.value ? '#/' : `#/home/${day}`}
      aria-current={day === chosen ? 'date' : undefined}
      aria-label={words().home.calendarDay(formatDay(dateOf(day)), solved, all)}
      data-solved={solved >= all ? 'all' : solved}
    >
      {number}
    </a>
  );
}

/** The first day of the month so many months away. */
function monthAway(first: string, months: number): string {
  const date = dateOf(first);
  date.setMonth(date.getMonth() + months);
  return localDay(date);
}

/** The weeks of a month, which begin on Monday, with the days of other months in them. */
export function weeksOf(first: string): string[][] {
  const weeks: string[][] = [];
  const month = dateOf(first).getMonth();
  const date = dateOf(first);
  date.setDate(1 - ((date.getDay() + 6) % 7));
  do {
    weeks.push(
      Array.from({ length: 7 }, () => {
        const day = localDay(date);
        date.setDate(date.getDate() + 1);
        return day;
      }),
    );
  } while (date.getMonth() === month);
  return weeks;
}

function weekOf(first: string): string[] {
  return weeksOf(first)[0] ?? [];
}

function weekday(day: string, length: 'narrow' | 'long'): string {
  return formatDate(dateOf(day), { weekday: length });
}
