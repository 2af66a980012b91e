// SPDX-License-Identifier: MIT
import { formatDay, formatNumber } from '../../i18n';
import { classWords } from '../parts/words';
import type { ClassRoom, ClassRow } from '../session/protocol';
import { ClassHands } from './hands';
import { Podium } from './podium';
import { ranked, shortPoints } from './results';
import { SaveResults } from './save-results';
import { WholeLesson } from './whole-lesson';
import './class.css';

interface ClassResultProps {
  room: ClassRoom;
  players: readonly ClassRow[];
  at: Date;
}

/** The result of a class for its host: all players with the points of each hand, to be taken away. */
export function ClassResult({ room, players, at }: ClassResultProps) {
  const words = classWords(room);
  return (
    <>
      <Podium standings={room.standings} />
      <section class="panel class-progress">
        <h2 id="class-result">{words.resultsTitle}</h2>
        <p>{formatDay(at)}</p>
        <div
          class="class-table-frame"
          role="region"
          aria-labelledby="class-result"
          // A region that scrolls has to be reached by the keyboard.
          tabIndex={0}
        >
          <ResultTable room={room} rows={ranked(players)} />
        </div>
        <div class="room-buttons class-takeaway">
          <SaveResults room={room} players={players} at={at} />
          <button type="button" class="button" onClick={() => print()}>
            {words.print}
          </button>
        </div>
      </section>
      <WholeLesson room={room} />
      <ClassHands room={room} />
    </>
  );
}

function ResultTable({ room, rows }: { room: ClassRoom; rows: readonly ClassRow[] }) {
  const words = classWords(room);
  const boxes = Array.from({ length: room.box }, (_, index) => index);
  return (
    <table class="class-table class-result">
      <thead>
        <tr>
          <th scope="col">{words.rank}</th>
          <th scope="col">{words.name}</th>
          {boxes.map((box) => (
            <th key={box} scope="col" aria-label={words.csvHead.hand(box + 1)}>
              {box + 1}
            </th>
          ))}
          <th scope="col">{words.total}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.seat} data-left={row.left}>
            <td>{row.rank}</td>
            <th scope="row">
              <bdi>{row.name}</bdi>
            </th>
            {boxes.map((box) => (
              <td key={box}>{shortPoints(row, box)}</td>
            ))}
            <td>{formatNumber(row.total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
