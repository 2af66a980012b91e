// SPDX-License-Identifier: MIT
/** Points of one who practises, beside those of the contest. */
import type { PracticeLevel, Results } from './edition';
import type { Tried } from './tried';

/** The points of answers that were right at once and without help, less the penalties. */
export function pointsOf(
  { questions }: PracticeLevel,
  tried: (q: string) => Tried,
  penalty: number,
): number {
  return questions.reduce((sum, { q, points, voided }) => {
    const { first, isHelped } = tried(q);
    if (voided === 'none') {
      return sum;
    }
    if (voided === 'all' || (first === 'right' && !isHelped)) {
      return sum + points;
    }
    return first === 'wrong' ? sum - penalty : sum;
  }, 0);
}

/** The share of entrants below so many points, where half of those with as many count too. */
export function shareBelow({ distribution, entrants }: Results, mine: number): number {
  const below = distribution.reduce(
    (sum, { points, count }) => sum + (points < mine ? count : points === mine ? count / 2 : 0),
    0,
  );
  return entrants === 0 ? 0 : below / entrants;
}

export interface Band {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const MOST_BANDS = 12;

/** The distribution in at most twelve bands of equal width, from the least points to the most. */
export function bandsOf({ distribution }: Results, most: number): Band[] {
  const least = Math.min(0, distribution[0]?.points ?? 0);
  const width = Math.max(1, Math.ceil((most - least + 1) / MOST_BANDS));
  const bands = Array.from({ length: Math.ceil((most - least + 1) / width) }, (_, i) => {
    const from = least + i * width;
    return { from, to: Math.min(most, from + width - 1) };
  });
  return bands.map(({ from, to }) => ({
    from,
    to,
    count: distribution
      .filter(({ points }) => points >= from && points <= to)
      .reduce((sum, { count }) => sum + count, 0),
  }));
}
