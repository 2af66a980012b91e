// SPDX-License-Identifier: MIT
/** The results of a class as a table for other programs. */
import type { ClassRoom, ClassRow } from '../session/protocol';
import { formatNumber, words } from '../../i18n';
import { handText } from '../../krypto/hand';
import { asText, csvText, type Separator } from '../parts/csv';
import { classWords } from '../parts/words';
import { wholeLesson } from './whole-lesson';

/** Returns the players by place, and then by name, without those who were taken out. */
export function ranked(players: readonly ClassRow[]): ClassRow[] {
  return players
    .filter(({ removed }) => !removed)
    .sort((one, other) => one.rank - other.rank || one.name.localeCompare(other.name));
}

/** The points of a player for a hand of a number, or why there are none. */
export function pointsOr(
  { boxes, ends, wrongs }: Pick<ClassRow, 'boxes' | 'ends' | 'wrongs'>,
  index: number,
  none: ReturnType<typeof classWords>['csvNone'],
): number | string {
  const points = boxes[index];
  if (points !== undefined && points !== null) {
    return points;
  }
  const end = ends[index] ?? 'absent';
  const wrong = wrongs[index] ?? 0;
  return end === 'thinking' && wrong > 0
    ? none.wrong(wrong)
    : none[end === 'right' ? 'thinking' : end];
}

/** The same where there is little room: `✗` for wrong answers alone, and `–` for none. */
export function shortPoints(
  { boxes, wrongs }: Pick<ClassRow, 'boxes' | 'wrongs'>,
  index: number,
): string {
  const wrong = wrongs[index] ?? 0;
  const points = boxes[index] ?? undefined;
  return points === undefined ? (wrong > 0 ? `${wrong} ✗` : '–') : formatNumber(points);
}

/**
 * The points of all players, or why there are none. The hand or the grid of a calcrostic stands in
 * the head of its column, on one line.
 */
export function toCsv(
  players: readonly ClassRow[],
  separator: Separator,
  room: Pick<ClassRoom, 'settings' | 'puzzles' | 'hands'>,
): string {
  const { csvHead, csvNone, wholeLesson: wholeLessonHead } = classWords(room);
  const rows = ranked(players);
  const lesson = wholeLesson(rows);
  const hands = Math.max(0, ...rows.map(({ boxes }) => boxes.length));
  const head = [
    csvHead.rank,
    csvHead.name,
    ...Array.from({ length: hands }, (_, index) =>
      headOf(csvHead.hand(index + 1), taskOf(room, index)),
    ),
    csvHead.total,
    ...(lesson.length > 0 ? [wholeLessonHead] : []),
  ];
  const lines = rows.map((row) => [
    row.rank,
    asText(row.name),
    ...Array.from({ length: hands }, (_, index) => pointsOr(row, index, csvNone)),
    row.total,
    ...(lesson.length > 0 ? [row.earlier + row.total] : []),
  ]);
  return csvText([head, ...lines], separator);
}

/** The hand or puzzle of a number, if it is over. */
function taskOf(
  { hands, puzzles }: Pick<ClassRoom, 'puzzles' | 'hands'>,
  index: number,
): string | undefined {
  const hand = hands[index];
  return hand === undefined ? puzzles[index] : handText(hand);
}

/** The lines of a grid stand behind each other, with a sign between that no grid has. */
function headOf(name: string, task: string | undefined): string {
  return task === undefined
    ? name
    : words().app.labelled(name, task.trim().split('\n').join(' | '));
}
