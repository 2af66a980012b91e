// SPDX-License-Identifier: MIT
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { dateOf, dayBefore, hasPuzzles, today } from '../days/day';
import { diary, solvedOf, streak, streakAtStake } from '../diary/diary';
import { puzzlesOf } from '../engine/kinds';
import { formatDate, formatDay, words } from '../i18n';
import { Icon } from '../parts/icon';
import { Calendar } from './calendar';

/** The last seven days as dots, each a way to its puzzles; the calendar is one tap away. */
export function Week({ day }: { day: string }) {
  const { home } = words();
  const days = streak(diary.value, today.value);
  const atStake = streakAtStake(diary.value, today.value);
  const [isOpen, setOpen] = useState(false);
  const section = useRef<HTMLElement>(null);
  useClosing(section, isOpen, () => setOpen(false));
  return (
    <section ref={section} class="week" aria-labelledby="week-title">
      <div class="week-line">
        <h2 id="week-title" data-on={days > 0}>
          {days > 0 && <Icon name="flame" />}
          {home.streak(days)}
        </h2>
        <ol class="week-days">
          {lastDays().map((one) => (
            <li key={one}>
              <WeekDay day={one} chosen={day} />
            </li>
          ))}
        </ol>
        {atStake > 0 && <p class="week-stake small">{home.atStake(atStake + 1)}</p>}
        <button
          type="button"
          class="button button-quiet"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="calendar" />
          {home.calendar}
        </button>
      </div>
      {isOpen && (
        <div class="week-more">
          <Calendar key={day.slice(0, 7)} day={day} />
        </div>
      )}
    </section>
  );
}

/** Closes the calendar, which may lie over the puzzles, by Escape or a click beside it. */
function useClosing(
  section: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
): void {
  useEffect(() => {
    if (!isOpen) {
      return;
    }
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') {
        section.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
        close();
      }
    };
    const click = ({ target }: MouseEvent) => {
      if (target instanceof Node && section.current?.contains(target) === false) {
        close();
      }
    };
    document.addEventListener('keydown', press);
    document.addEventListener('click', click);
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('click', click);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `close` is new each time
  }, [isOpen]);
}

/** Today and the days before it that have puzzles: seven, the last one last. */
function lastDays(): string[] {
  const days = [today.value];
  while (days.length < 7) {
    days.unshift(dayBefore(days[0] ?? today.value));
  }
  return days.filter(hasPuzzles);
}

function WeekDay({ day, chosen }: { day: string; chosen: string }) {
  const solved = solvedOf(diary.value, day);
  const all = puzzlesOf(day).length;
  const letter = formatDate(dateOf(day), { weekday: 'narrow' });
  return (
    <a
      class="week-day"
      href={day === today.value ? '#/' : `#/home/${day}`}
      aria-current={day === chosen ? 'date' : undefined}
      aria-label={words().home.calendarDay(formatDay(dateOf(day)), solved, all)}
      data-solved={solved >= all ? 'all' : solved > 0 ? 'some' : 'none'}
    >
      <span class="week-dot" />
      {letter}
    </a>
  );
}
