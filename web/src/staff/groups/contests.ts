// SPDX-License-Identifier: MIT
/** The contests of a group, and the one that a view is about. */
import { language } from '../../i18n';
import type { ContestOf, Group, Me, Phase, Window } from '../frame/messages';
import { groupWords } from './words';

/** The more urgent come first. */
export const PHASES: readonly Phase[] = ['open', 'soon', 'closed', 'published'];

/** The contests of a group, that of the moment first. */
export function windowsOf(group: Group): readonly Window[] {
  const place = ({ phase }: Window) => PHASES.indexOf(phase);
  return [...group.windows].sort(
    (a, b) => place(a) - place(b) || (a.phase === 'soon' ? a.opens - b.opens : b.opens - a.opens),
  );
}

export function contestOf(me: Me, id: string): ContestOf | undefined {
  return me.contests.find(({ contest }) => contest === id);
}

/** The name of a contest in the language of the page. */
export function titleOf(me: Me, id: string): string {
  const contest = contestOf(me, id);
  return contest === undefined
    ? id
    : contest.rehearsal
      ? groupWords().rehearsal
      : contest.title[language.value];
}

/** The title of a level in the language of the page. */
export function levelTitle(me: Me, id: string): string {
  return me.levels.find((level) => level.id === id)?.title[language.value] ?? id;
}
