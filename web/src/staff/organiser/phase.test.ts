// SPDX-License-Identifier: MIT
import { expect, it } from 'vitest';
import type { Group, Phase } from '../frame/messages';
import type { Contest } from './messages';
import { stageOf, zonesOf, type GroupWindow } from './phase';

const GROUP = { zone: 'UTC' } as Group;

function window(phase: Phase, zone = 'UTC', opens = 0): GroupWindow {
  return { contest: 'autumn', opens, closes: opens + 1, phase, group: { ...GROUP, zone } };
}

const CHECKED = { state: 'checked' } as Contest;

it.each<[readonly Phase[], string]>([
  [[], 'checked'],
  [['soon', 'soon'], 'checked'],
  [['soon', 'open'], 'open'],
  [['closed', 'soon'], 'open'],
  [['closed', 'open'], 'open'],
  [['closed', 'closed'], 'closed'],
])('follows the windows of all groups: %j', (phases, stage) => {
  const windows = phases.map((phase) => window(phase));
  expect(stageOf(CHECKED, windows)).toBe(stage);
  expect(stageOf({ ...CHECKED, state: 'marked' }, windows)).toBe('marked');
});

it('counts the groups of each zone, and sets shifted ones apart', () => {
  const windows = [window('open', 'UTC', 5), window('soon', 'UTC', 9), window('open', 'UTC', 5)];
  expect(zonesOf([...windows, window('closed', 'Asia/Tokyo', 1)])).toEqual([
    { zone: 'Asia/Tokyo', groups: 1, opens: 1, closes: 2 },
    { zone: 'UTC', groups: 2, opens: 5, closes: 6 },
    { zone: 'UTC', groups: 1, opens: 9, closes: 10 },
  ]);
});
