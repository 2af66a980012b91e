import { scaleThreshold } from 'd3-scale';

/**
 * Where one shade ends and the next begins, in shares of games without a solution. Most cells have
 * less than 3 %, some have all.
 */
export const THRESHOLDS = [0.0001, 0.002, 0.005, 0.01, 0.015, 0.02, 0.03, 0.05, 0.1, 0.3] as const;

const shades = scaleThreshold()
  .domain(THRESHOLDS)
  .range(Array.from({ length: THRESHOLDS.length + 1 }, (_, shade) => shade));

/** The number of the shade of a share, 0 being the palest; explore.css has the colours. */
export function shadeOf(share: number): number {
  return shades(share);
}

export const SHADES = shades.range();
