// SPDX-License-Identifier: MIT
import type { Place } from './found';
import { partOf } from './unread';
import { scanWords } from './words';

interface UnreadListProps {
  canvas: HTMLCanvasElement;
  unread: readonly Place[];
}

/**
 * The parts that look like puzzles and were not read, in words; the picture has the same numbers.
 */
export function UnreadList({ canvas, unread }: UnreadListProps) {
  const words = scanWords();
  return (
    <section class="scan-unread">
      <h2>{words.unread(unread.length)}</h2>
      <p>{words.unreadHelp}</p>
      <ul>
        {unread.map((place, index) => {
          const { down, across } = partOf(place, canvas.width, canvas.height);
          return <li key={index}>{words.unreadPlace(index + 1, words.where[down][across])}</li>;
        })}
      </ul>
    </section>
  );
}
