// SPDX-License-Identifier: MIT
import { formatNumber, formatShare, language, words as pageWords } from '../../i18n';
import { saveFile } from '../../parts/save-file';
import { usePolled } from '../frame/polled';
import { Refusal, refusalText } from '../frame/refusal';
import { chosenContest, ContestChoice } from './contest-choice';
import { levelTitle, titleOf } from './contests';
import { figuresOf, type Bar, type Figures } from './figures';
import type { GroupProps } from './group-props';
import type { GroupResults, ResultRow } from './messages';
import { Reports } from './reports';
import { groupWords } from './words';

/** The results of a group once they are published: table, figures, certificates, reports. */
export function ResultsView({ desk, me, group, rest }: GroupProps) {
  const contest = chosenContest(group, rest.length > 0 ? rest : publishedIn(group));
  return contest === undefined ? (
    <p>{groupWords().results.wait}</p>
  ) : (
    <Results key={contest} desk={desk} me={me} group={group} contest={contest} />
  );
}

/** The contests with results come first here. */
function publishedIn({ windows }: GroupProps['group']): readonly string[] {
  return windows.filter(({ phase }) => phase === 'published').map(({ contest }) => contest);
}

type Props = Omit<GroupProps, 'rest'> & { contest: string };

function Results({ desk, me, group, contest }: Props) {
  const { results } = groupWords();
  const path = `staff/groups/${group.group}`;
  const query = `contest=${encodeURIComponent(contest)}`;
  const { value, refusal } = usePolled<GroupResults>(desk, `${path}/results?${query}`, Infinity);
  const isBusy = desk.isBusy.value;
  const save = async (file: string) => {
    const content = isBusy
      ? undefined
      : await desk.file(`${path}/${file}?${query}&lang=${language.peek()}`);
    if (content !== undefined) {
      saveFile(file, content);
    }
  };
  const saveOf = async ({ entrant, seat }: ResultRow, name: Document) => {
    const content = isBusy
      ? undefined
      : await desk.file(`staff/entrants/${entrant}/${name}?${query}&lang=${language.peek()}`);
    if (content !== undefined) {
      saveFile(`${seat}-${name}`, content);
    }
  };
  const file = (name: string, label: string, kind = '') => (
    <button
      type="button"
      class={`button ${kind}`}
      aria-disabled={isBusy}
      onClick={() => void save(name)}
    >
      {label}
    </button>
  );
  return (
    <>
      <ContestChoice me={me} group={group} contest={contest} tab="results" />
      {refusal !== undefined && (
        <p>{refusal === 'not_published' ? results.wait : refusalText(refusal)}</p>
      )}
      {value && (
        <>
          <p class="contest-buttons">
            {file('certificates.pdf', results.certificates, 'button-strong')}
            {file('reports.pdf', results.reportsFile)}
            <button type="button" class="button" onClick={() => print()}>
              {results.reports}
            </button>
            {file('results.csv', results.csv)}
            {file('results.ods', results.ods)}
          </p>
          <Refusal desk={desk} />
          <FiguresOfClass rows={value.rows} />
          <Table
            me={me}
            rows={value.rows}
            isBusy={isBusy}
            save={(row, name) => void saveOf(row, name)}
          />
          <Reports rows={value.rows} contest={titleOf(me, contest)} group={group.name} />
        </>
      )}
    </>
  );
}

function FiguresOfClass({ rows }: { rows: readonly ResultRow[] }) {
  const { results } = groupWords();
  const most = Math.max(0, ...rows.map((row) => row.most));
  const figures = figuresOf(
    rows.map(({ points }) => points),
    most,
  );
  return (
    <section class="staff-part">
      <h2>{results.figures}</h2>
      {figures === undefined ? <p>{results.few}</p> : <FigureList figures={figures} />}
    </section>
  );
}

function FigureList({ figures }: { figures: Figures }) {
  const { results } = groupWords();
  const shown = [
    [figures.count, results.wrote],
    [Math.round(10 * figures.mean) / 10, results.mean],
    [figures.median, results.median],
    [figures.best, results.best],
  ] as const;
  return (
    <>
      <dl class="staff-figures">
        {shown.map(([figure, name]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatNumber(figure)}</dd>
          </div>
        ))}
      </dl>
      <h3>{results.spread}</h3>
      <Bars bars={figures.bars} />
    </>
  );
}

function Bars({ bars }: { bars: readonly Bar[] }) {
  const { range } = groupWords().results;
  const highest = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <ul class="staff-bars">
      {bars.map(({ from, to, count }) => (
        <li key={from}>
          <span class="staff-bar-name">{range(from, to)}</span>
          <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect width={(100 * count) / highest} height="1" />
          </svg>
          <span class="staff-figure">{count}</span>
        </li>
      ))}
    </ul>
  );
}

const DOCUMENTS = ['certificate.pdf', 'report.pdf'] as const;
type Document = (typeof DOCUMENTS)[number];

interface TableProps {
  me: Props['me'];
  rows: readonly ResultRow[];
  isBusy: boolean;
  save: (row: ResultRow, name: Document) => void;
}

function Table({ me, rows, isBusy, save }: TableProps) {
  const { results, seat, who } = groupWords();
  return (
    <div class="staff-scroll" tabIndex={0} role="region" aria-label={results.title}>
      <table class="staff-table">
        <thead>
          <tr>
            <th scope="col">{seat}</th>
            <th scope="col">{results.name}</th>
            <th scope="col">{results.level}</th>
            <th scope="col">{results.points}</th>
            <th scope="col">{results.rank}</th>
            <th scope="col">{results.below}</th>
            <th scope="col">{results.award}</th>
            <th scope="col">{results.files}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.entrant}>
              <th scope="row" class="staff-figure">
                {row.seat}
              </th>
              <td>{row.name}</td>
              <td>{levelTitle(me, row.level)}</td>
              <td class="staff-figure">
                {row.points}/{row.most}
              </td>
              <td>{row.rank !== null && row.of !== null && results.of(row.rank, row.of)}</td>
              <td>{row.share_below !== null && formatShare(row.share_below / 100, 0)}</td>
              <td>{results.awards[row.class]}</td>
              <td>
                {DOCUMENTS.map((name) => (
                  <button
                    key={name}
                    type="button"
                    class="button button-quiet"
                    aria-disabled={isBusy}
                    aria-label={pageWords().app.labelled(
                      results.documents[name],
                      who(row.seat, row.name),
                    )}
                    onClick={() => save(row, name)}
                  >
                    {results.documents[name]}
                  </button>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
