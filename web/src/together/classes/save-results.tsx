// SPDX-License-Identifier: MIT
import { localDay } from '../../days/calendar';
import { saveFile } from '../../parts/save-file';
import { separatorOf } from '../parts/csv';
import { classWords } from '../parts/words';
import type { ClassRoom, ClassRow } from '../session/protocol';
import { toCsv } from './results';

/** Saves the results of a class, for its host. */
export function SaveResults({ room, players }: { room: ClassRoom; players: readonly ClassRow[] }) {
  const words = classWords(room);
  return (
    <button
      type="button"
      class="button"
      onClick={() => {
        const text = toCsv(players, separatorOf(navigator.language), room);
        saveFile(
          words.csvName(room.code, localDay(new Date())),
          new Blob([text], { type: 'text/csv' }),
        );
      }}
    >
      {words.csv}
    </button>
  );
}
