// SPDX-License-Identifier: MIT
import { formatShare } from '../../i18n';
import type { ResultRow } from './messages';
import { groupWords } from './words';

interface Props {
  rows: readonly ResultRow[];
  contest: string;
  group: string;
}

/** A page for the parents of each pupil, which printers alone show. */
export function Reports({ rows, contest, group }: Props) {
  const { results, tabs, who } = groupWords();
  const { report } = results;
  return (
    <div class="staff-reports">
      {rows.map((row) => (
        <section key={row.entrant}>
          <h2>{contest}</h2>
          <p>
            {tabs.label(group)} · {who(row.seat, row.name)}
          </p>
          <p>{report.intro(row.name, contest)}</p>
          <p class="staff-report-points">{report.points(row.points, row.most)}</p>
          {row.rank !== null && row.of !== null && <p>{report.rank(row.rank, row.of)}</p>}
          {(row.share_below ?? 0) >= 1 && (
            <p>{report.below(formatShare((row.share_below ?? 0) / 100, 0))}</p>
          )}
          <p>{report.award(results.awards[row.class])}</p>
          <p>{report.close}</p>
        </section>
      ))}
    </div>
  );
}
