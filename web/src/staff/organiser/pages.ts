// SPDX-License-Identifier: MIT
import { ACTS_PAGE } from '../frame/acts-view';
import type { StaffPage } from '../frame/page';
import { ContestsView } from './contests-view';
import { NoticesView } from './notices-view';
import './organiser.css';
import { TeachersView } from './teachers-view';
import { organiserWords } from './words';

/** The pages of organisers, in the order of the navigation; the first one is shown on entry. */
export const ORGANISER_PAGES: readonly StaffPage[] = [
  { path: 'contests', name: () => organiserWords().pages.contests, view: ContestsView },
  { path: 'notices', name: () => organiserWords().pages.notices, view: NoticesView },
  { path: 'teachers', name: () => organiserWords().pages.teachers, view: TeachersView },
  ACTS_PAGE,
];
