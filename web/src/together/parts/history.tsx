// SPDX-License-Identifier: MIT
import type { Phase } from '../session/protocol';
import { roomWords } from './words';

interface Line {
  readonly seq: number;
  readonly text: string;
}

/** The number of the first event: whoever opens a room takes a seat there. */
const FIRST = 1;

interface HistoryProps {
  /** The latest first; the server does not send those from before this client came. */
  told: readonly Line[];
  /** The number of events up to now. */
  seq: number;
  phase: Phase;
}

/** The events that this client has seen, numbered as they have happened. */
export function History({ told, seq, phase }: HistoryProps) {
  const words = roomWords();
  const hasEarlier = (told.at(-1)?.seq ?? seq + 1) > FIRST;
  if (told.length === 0 && (phase === 'over' || phase === 'gathering')) {
    return null;
  }
  return (
    <section class="panel">
      <h2>{words.history}</h2>
      {told.length === 0 ? (
        <p class="small">{hasEarlier ? words.sinceYouCame : words.nothingYet}</p>
      ) : (
        <>
          <ol class="room-history" reversed start={told[0]?.seq}>
            {told.map((one) => (
              <li key={one.seq}>{one.text}</li>
            ))}
          </ol>
          {hasEarlier && <p class="small">{words.earlierNotListed}</p>}
        </>
      )}
    </section>
  );
}
