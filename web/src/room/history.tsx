import type { Told } from './session';
import { tell } from './telling';
import { roomWords } from './words';

/** What has happened, the latest first. */
export function History({ told }: { told: readonly Told[] }) {
  const words = roomWords();
  return (
    <section class="panel">
      <h2>{words.history}</h2>
      {told.length === 0 ? (
        <p class="small">{words.nothingYet}</p>
      ) : (
        <ol class="room-history" reversed>
          {told.map((one) => (
            <li key={one.seq}>{tell(one)}</li>
          ))}
        </ol>
      )}
    </section>
  );
}
