// SPDX-License-Identifier: MIT
/**
 * Where one shade ends and the next begins, in shares of games without a solution. Most cells have
 * less than 3 %, some have all.
 */
export const THRESHOLDS = [0.0001, 0.002, 0.005, 0.01, 0.015, 0.02, 0.03, 0.05, 0.1, 0.3] as const;

/** The shades, the palest first; explore.css has them for both themes. */
export const SHADES: readonly string[] = Array.from({ length: THRESHOLDS.length + 1 }, (_, shade) =>
  colour(shade),
);

export function shadeOf(share: number): string {
  return colour(THRESHOLDS.filter((threshold) => threshold <= share).length);
}

function colour(shade: number): string {
  return `var(--heat-${shade})`;
}
