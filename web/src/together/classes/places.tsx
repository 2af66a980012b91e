// SPDX-License-Identifier: MIT
import { classWords } from '../parts/words';

/** How many places fit on a projector. */
const SHOWN = 10;

/** A player's place in a game, or in all games of a class. */
export interface Placed {
  readonly rank: number;
  readonly seat: number;
  readonly name: string;
  readonly points: number;
  /** What stands behind the points. */
  readonly note?: string | undefined;
}

/** Returns the best who have points, by place and name, and the player of a seat below them. */
export function shownPlaces(places: readonly Placed[], mine?: number): Placed[] {
  const best = places
    .filter(({ points }) => points > 0)
    .sort((one, other) => one.rank - other.rank || one.name.localeCompare(other.name))
    .slice(0, SHOWN);
  const own = places.find(({ seat }) => seat === mine);
  return own === undefined || best.includes(own) ? best : [...best, own];
}

interface PlacesProps {
  title: string;
  places: readonly Placed[];
  /** The seat of the reader, who is listed in any case. */
  mine?: number | undefined;
}

/** The best of a class under a title; nothing where nobody has points. */
export function Places({ title, places, mine }: PlacesProps) {
  const words = classWords();
  const shown = shownPlaces(places, mine);
  return shown.length === 0 ? null : (
    <section>
      <h2>{title}</h2>
      <ol class="class-standings">
        {shown.map(({ seat, rank, name, points, note }) => (
          <li key={seat} data-mine={seat === mine}>
            <span class="class-rank">{rank}</span>
            <bdi>{name}</bdi>
            <span>
              {words.points(points)}
              {note !== undefined && <small class="class-distance"> {note}</small>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
