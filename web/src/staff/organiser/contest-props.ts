// SPDX-License-Identifier: MIT
import type { ViewProps } from '../frame/page';
import type { ContestInFull } from './messages';

/** All that a view of one contest is about. */
export interface ContestProps extends ViewProps {
  contest: ContestInFull;
}

/** The address of the questions about a contest. */
export function pathOf({ contest }: Pick<ContestInFull, 'contest'>, rest: string): string {
  return `staff/contests/${encodeURIComponent(contest)}/${rest}`;
}
