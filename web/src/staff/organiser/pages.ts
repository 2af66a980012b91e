// SPDX-License-Identifier: MIT
import type { StaffPage } from '../frame/page';

/** The pages of organisers, in the order of the navigation; the first one is shown on entry. */
export const ORGANISER_PAGES: readonly StaffPage[] = [];
