// SPDX-License-Identifier: MIT
import type { Phase } from '../session/protocol';
import { roomWords } from './words';

interface Line {
  readonly seq: number;
  readonly text: string;
}

/** The events, the latest first; the server does not send those from before this client came. */
export function History({ told, phase }: { told: readonly Line[]; phase: Phase }) {
  const words = roomWords();
  if (told.length === 0 && phase === 'over') {
    return null;
  }
  return (
    <section class="panel">
      <h2>{words.history}</h2>
      {told.length === 0 ? (
        <p class="small">{phase === 'gathering' ? words.nothingYet : words.sinceYouCame}</p>
      ) : (
        <ol class="room-history" reversed>
          {told.map((one) => (
            <li key={one.seq}>{one.text}</li>
          ))}
        </ol>
      )}
    </section>
  );
}
