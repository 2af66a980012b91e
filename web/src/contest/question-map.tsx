// SPDX-License-Identifier: MIT
import { contestWords } from './words';

const MARKS = { blank: '', begun: '…', answered: '✓', right: '✓', wrong: '✗' };

/** One question on the map. */
export interface Place {
  readonly number: number;
  readonly progress: keyof typeof MARKS;
  /** Where its entry is. */
  readonly kept?: string;
  readonly isFlagged?: boolean;
  /** The same in words. */
  readonly said: readonly string[];
}

interface Props {
  places: readonly Place[];
  /** The index of the question that is shown. */
  at: number;
  go: (index: number) => void;
}

/** All questions, and how far each of them is. */
export function QuestionMap({ places, at, go }: Props) {
  const words = contestWords();
  return (
    <nav class="contest-map" aria-label={words.map}>
      <ol>
        {places.map(({ number, progress, kept, isFlagged = false, said }, index) => (
          <li key={number}>
            <button
              type="button"
              class="map-question"
              aria-label={[words.question(number), ...said].join(', ')}
              aria-current={index === at ? 'true' : undefined}
              data-progress={progress}
              data-kept={kept}
              data-flagged={isFlagged}
              onClick={() => go(index)}
            >
              <span>{number}</span>
              <span class="map-mark" aria-hidden="true">
                {isFlagged ? '⚑' : ''}
                {MARKS[progress]}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
