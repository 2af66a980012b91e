// SPDX-License-Identifier: MIT
import { classWords, nearWords } from '../parts/words';
import { Places } from './places';
import { isAllOnPodium } from './podium';
import type { ClassRoom } from '../session/protocol';

/** The best of a class, and their points; in the end not what the podium says already. */
export function Standings({ room, isFinal }: { room: ClassRoom; isFinal: boolean }) {
  const words = classWords(room);
  const hasDistances = room.standings.some(({ distance }) => distance != null);
  return isFinal && !hasDistances && isAllOnPodium(room.standings) ? null : (
    <Places
      title={isFinal ? words.finalStandings : words.standings}
      mine={room.me?.seat}
      places={room.standings.map(({ seat, rank, name, total, distance }) => ({
        seat,
        rank,
        name,
        points: total,
        note: distance == null ? undefined : nearWords().away(distance),
      }))}
    />
  );
}
