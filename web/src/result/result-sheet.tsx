// SPDX-License-Identifier: MIT
import { useEffect, useRef } from 'preact/hooks';
import { today } from '../days/day';
import { addressOfDay, nextOfDay } from '../diary/dailies';
import { diary, solvedOf, type Entry } from '../diary/diary';
import { isDayPuzzle, puzzlesOf } from '../engine/kinds';
import { words } from '../i18n';
import { announce } from '../parts/announcer';
import { clockText } from '../i18n/base/text';
import { dayText } from './day-text';
import './result.css';
import { ShareButton } from './share-button';
import { helpTexts, type Helps } from './share-text';
import { StreakDots } from './streak-dots';

/** Something to do next. */
export interface Way {
  readonly name: string;
  readonly go: () => void;
}

export interface Ending {
  readonly outcome: Entry['outcome'];
  /** A word or two, such as `Krypto!`. */
  readonly title: string;
  /** The solution as it was found, or the answer. */
  readonly found?: string | undefined;
  readonly kind: Entry['kind'];
  /** The day of the puzzle, if it is one of a day. */
  readonly day: string | null;
  /** Whether it is the easy one of its day. */
  readonly isEasy?: boolean;
  /** Left out where the clock is off. */
  readonly seconds: number | undefined;
  readonly helps: Helps;
  /** Further facts: points, the number of solutions. */
  readonly facts: readonly string[];
}

interface ResultSheetProps {
  ending: Ending;
  /** Whether it has ended before the player's eyes. */
  isFresh: boolean;
  /** The text for friends, if there is something to share. */
  share?: (() => string) | undefined;
  /** Another puzzle of the kind, a harder one first; the first is the main one where the day has no more. */
  others: readonly Way[];
  /** Ways that stay with this puzzle. */
  more: readonly Way[];
}

/** How a puzzle has ended, and what to do next: the same for all games. */
export function ResultSheet({ ending, isFresh, share, others, more }: ResultSheetProps) {
  const { home, result, krypto } = words();
  const sheet = useRef<HTMLElement>(null);
  const { outcome, title, found, kind, day, isEasy = false, seconds, helps, facts } = ending;
  const isGivenUp = outcome === 'given_up';
  const went = isGivenUp
    ? []
    : [
        ...(seconds === undefined ? [] : [krypto.time(clockText(seconds))]),
        ...helpTexts(helps, words()),
      ];
  const said = [title, ...(outcome === 'near' && found !== undefined ? [`${found}.`] : [])];
  const sentence = [...said, went.length > 0 ? `${went.join(', ')}.` : ''].join(' ').trim();
  useEffect(() => {
    if (isFresh) {
      sheet.current?.focus({ preventScroll: true });
      sheet.current?.scrollIntoView({ block: 'nearest' });
      announce(sentence);
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- it is said once
  }, [isFresh]);
  const done = day !== null && !isEasy && isDayPuzzle(kind) ? kind : undefined;
  // A day that was begun earlier comes first, as long as it has more puzzles.
  const ofItsDay = day === null ? undefined : nextOfDay(diary.value, day, kind, done);
  const nextDay = day !== null && ofItsDay !== undefined ? day : today.value;
  const next =
    ofItsDay ?? (day === today.value ? undefined : nextOfDay(diary.value, today.value, kind));
  const isDayDone = next === undefined && day === today.value;
  const [first, ...rest] = others;
  return (
    <section
      ref={sheet}
      class="result"
      data-outcome={outcome}
      aria-label={result.name}
      tabIndex={-1}
    >
      <h2 class="result-title">{title}</h2>
      {found !== undefined && <p class="result-found">{found}</p>}
      <ul class="result-facts">
        {[...went, ...facts].map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <StreakDots />
      {isDayDone && (
        <p class="result-day">
          {result.dayDone(puzzlesOf(day).length)}{' '}
          {result.solvedOf(solvedOf(diary.value, day), puzzlesOf(day).length)}.
        </p>
      )}
      <div class="result-ways">
        {next !== undefined ? (
          <a class="button button-strong result-next" href={addressOfDay(next, nextDay)}>
            {nextDay === today.value ? result.next[next] : result.nextThatDay(home.kinds[next])}
          </a>
        ) : (
          first && <WayButton way={first} isMain />
        )}
        {isDayDone && (
          <ShareButton text={() => dayText(diary.peek(), day, words())} label={result.shareDay} />
        )}
        {share && <ShareButton text={share} />}
        {(next === undefined ? rest : others).map((way) => (
          <WayButton key={way.name} way={way} />
        ))}
        {more.map((way) => (
          <WayButton key={way.name} way={way} />
        ))}
      </div>
    </section>
  );
}

function WayButton({ way: { name, go }, isMain = false }: { way: Way; isMain?: boolean }) {
  return (
    <button
      type="button"
      class={isMain ? 'button button-strong result-next' : 'button'}
      onClick={go}
    >
      {name}
    </button>
  );
}
