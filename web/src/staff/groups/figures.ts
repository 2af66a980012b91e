// SPDX-License-Identifier: MIT
/** Figures of a class. */

/** Fewer pupils could be known by their points. */
export const LEAST = 5;

const BARS = 8;

export interface Bar {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

export interface Figures {
  readonly count: number;
  readonly mean: number;
  readonly median: number;
  readonly best: number;
  readonly bars: readonly Bar[];
}

/** The figures of the points of a class; nothing for fewer than five. */
export function figuresOf(points: readonly number[], most: number): Figures | undefined {
  if (points.length < LEAST) {
    return undefined;
  }
  const sorted = [...points].sort((a, b) => a - b);
  const count = sorted.length;
  const at = (place: number): number => sorted[Math.floor(place)] ?? 0;
  return {
    count,
    mean: sorted.reduce((sum, one) => sum + one, 0) / count,
    median: (at((count - 1) / 2) + at(count / 2)) / 2,
    best: at(count - 1),
    bars: barsOf(sorted, Math.max(most, at(count - 1))),
  };
}

/** As many pupils for each range of points; a penalty may bring some below 0. */
function barsOf(sorted: readonly number[], most: number): readonly Bar[] {
  const least = Math.min(0, sorted[0] ?? 0);
  const width = Math.ceil((most - least + 1) / BARS);
  const bars: Bar[] = [];
  for (let from = least; from <= most; from += width) {
    const to = Math.min(most, from + width - 1);
    const count = sorted.filter((one) => one >= from && one < from + width).length;
    bars.push({ from, to, count });
  }
  return bars;
}
