// SPDX-License-Identifier: MIT
import { classWords, nearWords } from '../parts/words';
import { isAllOnPodium } from './podium';
import type { ClassRoom, Standing } from '../session/protocol';

/** How many places fit on a projector. */
const SHOWN = 10;

/** The best of a class, and their points; in the end not what the podium says already. */
export function Standings({ room, isFinal }: { room: ClassRoom; isFinal: boolean }) {
  const words = classWords(room);
  const hasDistances = room.standings.some(({ distance }) => distance != null);
  const listed = isFinal && !hasDistances && isAllOnPodium(room.standings) ? [] : room.standings;
  return listed.length === 0 ? null : (
    <section>
      <h2>{isFinal ? words.finalStandings : words.standings}</h2>
      <ol class="class-standings">
        {best(listed).map(({ seat, rank, name, total, distance, points }) => (
          <li key={seat}>
            <span class="class-rank">{rank}</span>
            <bdi>{name}</bdi>
            <span>
              {words.points(total)}
              {distance != null && (
                <small class="class-distance"> {nearWords().counted(distance, points ?? 0)}</small>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function best(standings: readonly Standing[]): Standing[] {
  return [...standings].sort((one, other) => one.rank - other.rank).slice(0, SHOWN);
}
