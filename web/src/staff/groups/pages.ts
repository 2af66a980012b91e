// SPDX-License-Identifier: MIT
import type { StaffPage } from '../frame/page';
import { staffWords } from '../frame/words';
import { GroupsView } from './groups-view';

/** The groups of a teacher, or all of them for an organiser, with their pupils and the day. */
export const GROUP_PAGES: readonly StaffPage[] = [
  { path: 'groups', name: () => staffWords().groups, view: GroupsView },
];
