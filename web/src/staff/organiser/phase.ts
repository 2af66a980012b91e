// SPDX-License-Identifier: MIT
/** The place of a contest in its life, from its state and from the windows of its groups. */
import type { Group, Me, Window } from '../frame/messages';
import type { Contest } from './messages';

export const STAGES = ['draft', 'checked', 'open', 'closed', 'marked', 'published'] as const;
export type Stage = (typeof STAGES)[number];

/** The window of a contest in one group. */
export interface GroupWindow extends Window {
  readonly group: Group;
}

export function windowsIn(me: Me, contest: string): GroupWindow[] {
  return me.groups.flatMap((group) =>
    group.windows
      .filter((window) => window.contest === contest)
      .map((window) => ({ ...window, group })),
  );
}

/** Open and closed follow from the clock: open while any window is, closed once all were. */
export function stageOf({ state }: Contest, windows: readonly Window[]): Stage {
  if (state !== 'checked' || windows.length === 0) {
    return state;
  }
  return windows.some(({ phase }) => phase === 'open')
    ? 'open'
    : windows.every(({ phase }) => phase === 'soon')
      ? 'checked'
      : windows.some(({ phase }) => phase === 'soon')
        ? 'open' // between two zones
        : 'closed';
}

export interface ZoneWindow {
  readonly zone: string;
  readonly groups: number;
  readonly opens: number;
  readonly closes: number;
}

/** The windows by zone, the first to open first; groups whose window is shifted stand apart. */
export function zonesOf(windows: readonly GroupWindow[]): ZoneWindow[] {
  const zones = new Map<string, ZoneWindow>();
  for (const { group, opens, closes } of windows) {
    const key = `${group.zone} ${opens} ${closes}`;
    const groups = (zones.get(key)?.groups ?? 0) + 1;
    zones.set(key, { zone: group.zone, groups, opens, closes });
  }
  return [...zones.values()].sort((a, b) => a.opens - b.opens || a.zone.localeCompare(b.zone));
}
