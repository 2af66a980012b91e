// SPDX-License-Identifier: MIT
import { formatNumber } from '../../i18n';
import { readFormula } from '../../krypto/formula';
import { GAMES } from '../../krypto/games';
import { madeBy } from '../parts/formula-text';
import { taskOf } from '../session/task';
import type { ClassHappened, ClassRoom } from '../session/protocol';
import type { ClassTold } from '../session/session';
import { isNearestCounted } from '../session/wishes';
import { classWords, nearWords, roomWords } from '../parts/words';

/** The most answers of a player to one hand. */
export const MOST_TRIES = 10;

/**
 * Returns the event of a class for a screen reader: addressed to a player, or by name to the host.
 */
export function tellClass({ happened, room }: ClassTold): string {
  const words = classWords(room);
  const { seat, points, kind } = happened;
  const mine = room.me?.seat === seat ? room.me : undefined;
  const name = [...(room.players ?? []), ...room.standings].find((one) => one.seat === seat)?.name;
  const named = (tell: (name: string) => string) => (name === undefined ? '' : tell(name));
  switch (kind) {
    case 'joined':
      return named(words.joined);
    case 'left':
      return named(words.hasLeft);
    case 'removed':
      return named(words.removed);
    case 'renamed':
      return mine ? words.renamed(mine.name) : '';
    case 'dealt':
      return words.dealt(room.box);
    case 'right':
      return mine ? words.right(mine.took_ms ?? 0, points) : named(words.hasSolved);
    case 'near':
      return mine ? nearWords().counted(happened.distance, points) : named(nearWords().declared);
    case 'wrong':
      return mine ? tellWrong({ happened, room }, mine.tries) : named(words.hasErred);
    case 'passed':
      return mine ? words.passed : named(words.hasPassed);
    case 'closed':
      return words.closed;
    case 'rematch':
      return words.again;
  }
}

/** Returns how many have solved the hand that is over; where the nearest counts, how many came near. */
export function tellSolved({ counts, settings, standings }: ClassRoom): string {
  if (!isNearestCounted(settings)) {
    return classWords({ settings }).solvedOf(counts.right, counts.here);
  }
  const distances = standings.flatMap(({ left, distance }) => (left ? [] : (distance ?? [])));
  const hit = distances.filter((distance) => distance === 0).length;
  return nearWords().hitOf(hit, distances.length - hit, counts.here);
}

/** Returns what a wrong answer costs, why it is wrong, if that is known, and the tries that are left. */
export function tellWrong(
  { happened, room }: { happened?: ClassHappened | undefined; room: ClassRoom },
  tries: number,
): string {
  const problems = happened?.kind === 'wrong' ? happened.problems : [];
  return classWords(room).wrong(
    MOST_TRIES - tries,
    !isNearestCounted(room.settings),
    tellTooFar(room) ?? (problems.length === 0 ? '' : roomWords(room).because(problems)),
  );
}

/** Returns how far one's last answer is from the objective, where none so far away scores. */
function tellTooFar({ me, hand, settings }: ClassRoom): string | undefined {
  const { game = 'krypto' } = settings;
  const most = GAMES[game].points.at(-1)?.distance;
  const formula = me?.formula ?? undefined;
  if (most === undefined || hand === null || formula === undefined) {
    return undefined;
  }
  const made = madeBy(formula);
  const distance = made === undefined ? 0 : Math.abs(made - hand.objective);
  return made !== undefined && distance > most && readFormula(formula, hand, taskOf(settings)).ok
    ? nearWords().tooFar(formatNumber(made), formatNumber(distance), most)
    : undefined;
}
