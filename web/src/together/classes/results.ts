// SPDX-License-Identifier: MIT
/** The results of a class as a table for other programs. */
import type { ClassRoom, ClassRow } from '../session/protocol';
import { handText } from '../../krypto/hand';
import { asText, csvText, type Separator } from '../parts/csv';
import { classWords } from '../parts/words';

/** Returns the players by place, and then by name, without those who were taken out. */
export function ranked(players: readonly ClassRow[]): ClassRow[] {
  return players
    .filter(({ removed }) => !removed)
    .sort((one, other) => one.rank - other.rank || one.name.localeCompare(other.name));
}

/**
 * The points of all players. The hand or the grid of a calcrostic stands in the head of its column.
 */
export function toCsv(
  players: readonly ClassRow[],
  separator: Separator,
  room: Pick<ClassRoom, 'settings' | 'puzzles' | 'hands'>,
): string {
  const { csvHead } = classWords(room);
  const rows = ranked(players);
  const hands = Math.max(0, ...rows.map(({ boxes }) => boxes.length));
  const head = [
    csvHead.rank,
    csvHead.name,
    ...Array.from({ length: hands }, (_, index) =>
      [csvHead.hand(index + 1), ...taskOf(room, index)].join('\n'),
    ),
    csvHead.total,
  ];
  const lines = rows.map(({ rank, name, boxes, total }) => [
    rank,
    asText(name),
    ...Array.from({ length: hands }, (_, index) => boxes[index] ?? ''),
    total,
  ]);
  return csvText([head, ...lines], separator);
}

/** The hand or puzzle of a number, if it is over. */
function taskOf({ hands, puzzles }: Pick<ClassRoom, 'puzzles' | 'hands'>, index: number): string[] {
  const hand = hands[index];
  const task = hand === undefined ? puzzles[index] : handText(hand);
  return task === undefined ? [] : [task];
}
