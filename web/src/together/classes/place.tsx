// SPDX-License-Identifier: MIT
import { classWords } from '../parts/words';
import type { ClassRoom, ClassRow } from '../session/protocol';

/** One's own place and points. */
export function Place({ room, me }: { room: ClassRoom; me: ClassRow }) {
  return <p class="class-place">{classWords().place(me.rank, room.standings.length, me.total)}</p>;
}
