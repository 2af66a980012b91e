// SPDX-License-Identifier: MIT
import { formatShare } from '../i18n';
import { SHADES, THRESHOLDS } from './heat';
import { exploreWords } from './words';

/** The meaning of the shades. */
export function Legend() {
  const explore = exploreWords();
  return (
    <div class="legend">
      <span class="small">{explore.legend}</span>
      <ul>
        {SHADES.map((shade, index) => (
          <li key={shade}>
            <span class="legend-shade" style={{ background: shade }} />
            {index === 0 ? formatShare(0, 0) : formatPercent(THRESHOLDS[index - 1] ?? 0)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The shade begins here; the first one above none begins just above it. */
function formatPercent(share: number): string {
  return share < 0.001
    ? `> ${formatShare(0, 0)}`
    : formatShare(share, share * 100 < 2 && !Number.isInteger(share * 100) ? 1 : 0);
}
