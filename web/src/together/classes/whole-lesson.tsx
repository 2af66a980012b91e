// SPDX-License-Identifier: MIT
import { classWords } from '../parts/words';
import type { ClassRoom, Standing } from '../session/protocol';
import { Places, type Placed } from './places';

/** Returns the places over all games of a class; none if there was only one. */
export function wholeLesson(
  standings: readonly Pick<Standing, 'seat' | 'name' | 'total' | 'earlier'>[],
): Placed[] {
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
export function WholeLesson({ room }: { room: ClassRoom }) {
  const { wholeLesson: title } = classWords();
  return <Places title={title} mine={room.me?.seat} places={wholeLesson(room.standings)} />;
}
