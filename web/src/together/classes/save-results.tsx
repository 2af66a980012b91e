// SPDX-License-Identifier: MIT
import { localDay } from '../../days/calendar';
import { saveFile } from '../../parts/save-file';
import { separatorOf } from '../parts/csv';
import { classWords } from '../parts/words';
import type { ClassRoom, ClassRow } from '../session/protocol';
import { toCsv } from './results';

interface SaveResultsProps {
  room: ClassRoom;
  players: readonly ClassRow[];
  /** When the class ended, if that is over. */
  at?: Date;
}

/** Saves the results of a class, for its host. */
export function SaveResults({ room, players, at = new Date() }: SaveResultsProps) {
  const words = classWords(room);
  return (
    <button
      type="button"
      class="button"
      onClick={() => {
        const text = toCsv(players, separatorOf(navigator.language), room);
        saveFile(words.csvName(room.code, localDay(at)), new Blob([text], { type: 'text/csv' }));
      }}
    >
      {words.csv}
    </button>
  );
}
