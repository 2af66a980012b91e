// SPDX-License-Identifier: MIT
import { classWords } from '../parts/words';
import type { Standing } from '../session/protocol';

/** How many places fit on a projector. */
const SHOWN = 10;

/** A player's points in all games of a class. */
export interface OfLesson {
  readonly rank: number;
  readonly seat: number;
  readonly name: string;
  readonly points: number;
}

/** Returns the places over all games of a class; none if there was only one. */
export function wholeLesson(
  standings: readonly Pick<Standing, 'seat' | 'name' | 'total' | 'earlier'>[],
): OfLesson[] {
  if (standings.every(({ earlier }) => earlier === 0)) {
    return [];
  }
  const all = standings.map(({ seat, name, total, earlier }) => ({
    seat,
    name,
    points: earlier + total,
  }));
  return all
    .map((one) => ({ ...one, rank: 1 + all.filter(({ points }) => points > one.points).length }))
    .sort((one, other) => one.rank - other.rank);
}

/** The best of all games of a class, where there was more than one. */
export function WholeLesson({ standings }: { standings: readonly Standing[] }) {
  const words = classWords();
  const places = wholeLesson(standings);
  return places.length === 0 ? null : (
    <section>
      <h2>{words.wholeLesson}</h2>
      <ol class="class-standings">
        {places.slice(0, SHOWN).map(({ seat, rank, name, points }) => (
          <li key={seat}>
            <span class="class-rank">{rank}</span>
            <bdi>{name}</bdi>
            <span>{words.points(points)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
