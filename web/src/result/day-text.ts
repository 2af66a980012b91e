// SPDX-License-Identifier: MIT
/** The text by which a player shows friends how all puzzles of a day went. */
import { entryOfDay, solvedOf, streakBy, type Entry } from '../diary/diary';
import { puzzlesOf } from '../engine/kinds';
import type { Dictionary } from '../i18n';
import { clockText } from '../i18n/base/text';
import { dayNamed, helpsNoted, helpTexts, linkToPlace } from './share-text';

type Words = Pick<Dictionary, 'app' | 'games' | 'home' | 'result'>;

/** A line about the day, one for each of its puzzles, and the link to the day. */
export function dayText(entries: readonly Entry[], day: string, words: Words): string {
  const { app, home, result } = words;
  const all = puzzlesOf(day);
  const days = streakBy(entries, day, day);
  const head = [
    app.title,
    dayNamed(day),
    result.solvedOf(solvedOf(entries, day), all.length),
    ...(days > 1 ? [home.streak(days)] : []),
  ];
  const lines = all.flatMap((kind) => {
    const entry = entryOfDay(entries, day, kind);
    return entry === undefined ? [] : [[home.kinds[kind], ...endOf(entry, words)]];
  });
  return [...[head, ...lines].map((parts) => parts.join(' · ')), linkToPlace(`#/home/${day}`)].join(
    '\n',
  );
}

/** Its level, and how it ended. */
function endOf(entry: Entry, words: Words): string[] {
  const { games, home } = words;
  const { kind, outcome, seconds, level, points } = entry;
  return [
    ...(level === null ? [] : ['★'.repeat(level)]),
    ...(outcome === 'solved'
      ? [...(seconds === null ? [] : [clockText(seconds)]), ...helpTexts(helpsNoted(entry), words)]
      : [points === null ? home.state(outcome, kind) : games.points(points)]),
  ];
}
