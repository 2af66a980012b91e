// SPDX-License-Identifier: MIT
import { Raised } from '../../parts/raised';
import { classWords } from '../parts/words';
import type { ClassRoom, ClassRow } from '../session/protocol';

/** One's own place and points. */
export function Place({ room, me }: { room: ClassRoom; me: ClassRow }) {
  const { place } = classWords();
  return (
    <p class="class-place">
      <Raised text={place(me.rank, room.standings.length, me.total)} />
    </p>
  );
}
