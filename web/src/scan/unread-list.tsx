// SPDX-License-Identifier: MIT
import type { Place } from './found';
import { partOf } from './unread';
import { scanWords } from './words';

interface UnreadListProps {
  /** None of a PDF, whose places have pages. */
  canvas: HTMLCanvasElement | undefined;
  unread: readonly Place[];
  /** Whether a person already types that puzzle. */
  isTyped: (place: Place) => boolean;
  typeIn: (place: Place) => void;
}

/**
 * The parts that look like puzzles and were not read, in words; the picture has the same numbers.
 */
export function UnreadList({ canvas, unread, isTyped, typeIn }: UnreadListProps) {
  const words = scanWords();
  return (
    <section class="scan-unread">
      <h2>{words.unread(unread.length)}</h2>
      <p>{words.unreadHelp}</p>
      <ul>
        {unread.map((place, index) => (
          <li key={index}>
            <span>{words.unreadPlace(index + 1, whereIs(place, canvas))}</span>
            <button
              type="button"
              class="button"
              disabled={isTyped(place)}
              aria-label={words.typeInWhich(index + 1)}
              onClick={() => typeIn(place)}
            >
              {words.typeIn}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function whereIs(place: Place, canvas: HTMLCanvasElement | undefined): string {
  const words = scanWords();
  if (canvas === undefined) {
    return words.onPage(place.page ?? 1);
  }
  const { down, across } = partOf(place, canvas.width, canvas.height);
  return words.where[down][across];
}
