// SPDX-License-Identifier: MIT
import { useLayoutEffect, useRef } from 'preact/hooks';
import { contestWords } from '../contest/words';
import { formatNumber, formatShare } from '../i18n';
import type { PracticeLevel, Results } from './edition';
import { bandsOf, shareBelow } from './points';
import type { Practice } from './practice';
import { practiceWords } from './words';

interface Props {
  practice: Practice;
  level: PracticeLevel;
}

/** The own points beside those of the contest. */
export function CompareView({ practice, level }: Props) {
  const { result } = contestWords();
  const { compare } = practiceWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const points = practice.points.value;
  const { results } = level;
  return (
    <section class="contest-card">
      <h1 tabIndex={-1} ref={heading}>
        {compare.title}
      </h1>
      <p class="result-points">{result.points(points, level.most)}</p>
      <p>{compare.rule}</p>
      {results === null ? (
        <p>{compare.tooFew}</p>
      ) : (
        <>
          <p>
            {compare.all(
              formatNumber(results.entrants),
              formatNumber(Math.round(results.mean * 10) / 10),
            )}{' '}
            {compare.below(formatShare(shareBelow(results, points), 0))}
          </p>
          <Distribution results={results} most={level.most} points={points} />
        </>
      )}
      <p class="contest-buttons">
        <button
          type="button"
          class="button button-strong"
          onClick={() => practice.go(practice.at.peek())}
        >
          {compare.back}
        </button>
      </p>
    </section>
  );
}

function Distribution({
  results,
  most,
  points,
}: {
  results: Results;
  most: number;
  points: number;
}) {
  const { compare } = practiceWords();
  const bands = bandsOf(results, most);
  const highest = Math.max(1, ...bands.map(({ count }) => count));
  const own = Math.max(bands[0]?.from ?? 0, points);
  return (
    <table class="practice-bands">
      <caption>{compare.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{compare.points}</th>
          <th scope="col">{compare.entrants}</th>
        </tr>
      </thead>
      <tbody>
        {bands.map(({ from, to, count }) => {
          const isOwn = own >= from && own <= to;
          return (
            <tr key={from} data-own={isOwn}>
              <th scope="row">
                {from === to
                  ? formatNumber(from)
                  : compare.band(formatNumber(from), formatNumber(to))}
              </th>
              <td>
                {count > 0 && (
                  <span
                    class="practice-bar"
                    style={{ '--share': count / highest }}
                    aria-hidden="true"
                  />
                )}
                {formatNumber(count)}
                {isOwn && <strong> {compare.you}</strong>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
