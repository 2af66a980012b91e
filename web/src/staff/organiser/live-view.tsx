// SPDX-License-Identifier: MIT
import { formatNumber } from '../../i18n';
import type { ContestProps } from './contest-props';
import type { School } from './messages';
import { organiserWords } from './words';

const COUNTS = ['groups', 'entrants', 'entered', 'running', 'handed_in'] as const;

/** How many are where, by school. Schools keep their places. */
export function LiveView({ contest }: ContestProps) {
  const { live } = organiserWords();
  const { schools } = contest.live;
  const sum = (of: (school: School) => number) =>
    schools.reduce((all, school) => all + of(school), 0);
  return (
    <div class="staff-scroll" tabIndex={0} role="region" aria-label={live.title}>
      <table class="staff-table">
        <caption class="visually-hidden">{live.title}</caption>
        <thead>
          <tr>
            <th scope="col">{live.school}</th>
            {COUNTS.map((count) => (
              <th key={count} scope="col">
                {live[count]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {schools.map((school) => (
            <tr key={school.school}>
              <th scope="row">{school.school}</th>
              {COUNTS.map((count) => (
                <td key={count} class="staff-figure">
                  {formatNumber(school[count])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{live.all}</th>
            {COUNTS.map((count) => (
              <td key={count} class="staff-figure">
                {formatNumber(sum((school) => school[count]))}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
