// SPDX-License-Identifier: MIT
import { useRef, useState } from 'preact/hooks';
import { dateOf, today } from '../days/day';
import { AskFirst } from '../parts/question';
import { Raised } from '../parts/raised';
import { saveFile } from '../parts/save-file';
import { diary, merge, streak, type Entry } from '../diary/diary';
import { allBestRuns, forgetRuns, mergeRuns, RUN_NAMES } from '../diary/runs';
import { courseText } from '../run/course-text';
import { helpsNoted, helpTexts } from '../result/share-text';
import {
  byLevel,
  byWeekday,
  longestStreak,
  readDiary,
  statistics,
  writeDiary,
  type Totals,
} from '../diary/statistics';
import { formatDate, formatDay, formatNumber, words } from '../i18n';
import { capital, clockText } from '../i18n/base/text';
import { puzzleName } from './puzzle-name';
import { recordWords } from './words';
import './record.css';

/** How many of the last games are listed. */
const LISTED = 50;

/** Up to so many puzzles, the page says what it will show. */
const FEW = 1;

/** The games played in this browser. */
export function RecordView() {
  const record = recordWords();
  const entries = diary.value;
  const longest = longestStreak(entries);
  return (
    <div class="record">
      <h1>{record.title}</h1>
      {entries.length <= FEW && <Beginning entries={entries} />}
      <Statistics entries={entries} />
      <p class="small">{record.timesOf}</p>
      <Breakdowns entries={entries} />
      {longest > 0 && <p>{record.longest(longest)}</p>}
      <BestRuns />
      <Keeping entries={entries} />
      {entries.length > 0 && <History entries={entries} />}
    </div>
  );
}

/** Tells a beginner how the record fills, and leads to the puzzles of today. */
function Beginning({ entries }: { entries: readonly Entry[] }) {
  const record = recordWords();
  return (
    <div class="record-beginning">
      <p>
        {entries.length === 0 && <>{record.empty} </>}
        {record.coming}
      </p>
      <a class="button button-strong" href="#/">
        {record.playToday}
      </a>
    </div>
  );
}

function Statistics({ entries }: { entries: readonly Entry[] }) {
  const record = recordWords();
  const { home } = words();
  return (
    <table class="record-table">
      <caption class="visually-hidden">{record.statistics}</caption>
      <Columns />
      <tbody>
        {statistics(entries).map(({ kind, ...totals }) => (
          <tr key={kind}>
            <th scope="row">
              {home.kinds[kind]} <Streak days={streak(entries, today.value, kind)} />
            </th>
            <Figures totals={totals} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Columns() {
  return (
    <thead>
      <tr>
        <td />
        {recordWords().columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Figures({ totals: { solved, unaided, best, median } }: { totals: Totals }) {
  const time = (seconds: number | undefined) => (seconds === undefined ? '–' : clockText(seconds));
  return (
    <>
      <td>{formatNumber(solved)}</td>
      <td>{formatNumber(unaided)}</td>
      <td>{time(best)}</td>
      <td>{time(median)}</td>
    </>
  );
}

/** A Monday. */
const MONDAY = [2026, 10, 23] as const;

/** The statistics by level and by weekday of each game that was played, one tap away. */
function Breakdowns({ entries }: { entries: readonly Entry[] }) {
  const record = recordWords();
  const { home } = words();
  const [year, month, monday] = MONDAY;
  const weekdayName = (weekday: number) =>
    capital(formatDate(new Date(year, month, monday + weekday), { weekday: 'long' }));
  return (
    <>
      {statistics(entries).map(({ kind }) => {
        const some = entries.filter((one) => one.kind === kind);
        const levels = byLevel(some);
        const weekdays = byWeekday(some);
        return (
          levels.length + weekdays.length > 0 && (
            <details key={kind} class="record-more">
              <summary>{record.breakdown(home.kinds[kind])}</summary>
              <Breakdown
                caption={record.byLevel}
                rows={levels.map(({ level, ...totals }) => [record.level(level), totals])}
              />
              <Breakdown
                caption={record.byWeekday}
                rows={weekdays.map(({ weekday, ...totals }) => [weekdayName(weekday), totals])}
              />
            </details>
          )
        );
      })}
    </>
  );
}

interface BreakdownProps {
  caption: string;
  /** Each with its name. */
  rows: readonly (readonly [string, Totals])[];
}

function Breakdown({ caption, rows }: BreakdownProps) {
  return rows.length === 0 ? null : (
    <table class="record-table">
      <caption>{caption}</caption>
      <Columns />
      <tbody>
        {rows.map(([name, totals]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <Figures totals={totals} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** On how many days in a row one of this kind was solved, if it was. */
function Streak({ days }: { days: number }) {
  return days === 0 ? null : <span class="small">{words().home.streak(days)}</span>;
}

/** The best runs of the challenges; without any, where they are. */
function BestRuns() {
  const record = recordWords();
  const { home } = words();
  const best = allBestRuns();
  const rows = RUN_NAMES.flatMap((name) =>
    Object.entries(best[name])
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([course, run]) => ({ name, course, solved: run.length })),
  );
  if (rows.length === 0) {
    return (
      <>
        <p>{record.noRuns}</p>
        <ul class="record-challenges">
          {RUN_NAMES.map((name) => (
            <li key={name}>
              <a href={`#/${name}/run`}>{home.runs[name]}</a>
            </li>
          ))}
        </ul>
      </>
    );
  }
  return (
    <table class="record-table record-runs">
      <caption>{record.bestRuns}</caption>
      <tbody>
        {rows.map(({ name, course, solved }) => (
          <tr key={name + course}>
            <th scope="row">
              <a href={`#/${name}/run`}>{home.runs[name]}</a>{' '}
              <span class="small">{courseText(name, course)}</span>
            </th>
            <td>{formatNumber(solved)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Keeping({ entries }: { entries: readonly Entry[] }) {
  const record = recordWords();
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<{ text: string; isWrong: boolean }>();
  const read = async (file: File | undefined) => {
    const theirs = file && readDiary(await file.text());
    if (theirs === undefined) {
      setSaid({ text: record.notADiary, isWrong: true });
      return;
    }
    const before = diary.peek().length;
    diary.value = merge(diary.peek(), theirs.entries);
    const runs = mergeRuns(theirs.runs);
    const text = record.imported(diary.peek().length - before);
    setSaid({ text: runs > 0 ? `${text} ${record.importedRuns(runs)}` : text, isWrong: false });
  };
  return (
    <section class="panel">
      <h2>{record.keeping}</h2>
      <p class="small">{record.keepingHelp}</p>
      <div class="record-buttons">
        <button
          type="button"
          class="button"
          onClick={() =>
            saveFile(
              `reckon-${today.peek()}.json`,
              new Blob([writeDiary({ entries, runs: allBestRuns() })], {
                type: 'application/json',
              }),
            )
          }
        >
          {record.exportFile}
        </button>
        <button type="button" class="button" onClick={() => input.current?.click()}>
          {record.importFile}
        </button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={record.importFile}
          accept=".json,application/json"
          onChange={(event) => {
            const chosen = event.currentTarget;
            void read(chosen.files?.[0]);
            chosen.value = '';
          }}
        />
      </div>
      <AskFirst
        words={{
          act: record.remove,
          question: record.removeQuestion,
          yes: record.removeYes,
          no: record.removeNo,
        }}
        act={() => {
          diary.value = [];
          forgetRuns();
          setSaid({ text: record.removed, isWrong: false });
        }}
      />
      <p role="status" class={said?.isWrong === true ? 'wrong' : undefined}>
        {said?.text}
      </p>
    </section>
  );
}

function History({ entries }: { entries: readonly Entry[] }) {
  const record = recordWords();
  return (
    <section class="panel">
      <h2>{record.history}</h2>
      <ol class="record-history" reversed>
        {entries
          .slice(-LISTED)
          .reverse()
          .map((entry) => (
            <li key={entry.address}>
              <a href={entry.address}>
                <NameOf entry={entry} />
              </a>{' '}
              <span class="small">
                <Raised text={endOf(entry).join(' · ')} />
              </span>
            </li>
          ))}
      </ol>
    </section>
  );
}

/** The puzzle by its day, or by what it consists of. */
function NameOf({ entry }: { entry: Entry }) {
  const { app, home } = words();
  const { kind, day } = entry;
  const name = puzzleName(entry);
  return name === undefined ? (
    <>
      {home.kinds[kind]}
      {day !== null && (
        <>
          , <Raised text={formatDay(dateOf(day))} />
        </>
      )}
    </>
  ) : (
    <>{app.labelled(home.kinds[kind], name)}</>
  );
}

/** When it came to an end, unless its name says so, and how. */
function endOf(entry: Entry): string[] {
  const { kind, date, day, outcome, seconds, points } = entry;
  const { games, home } = words();
  return [
    ...(date === day ? [] : [formatDay(dateOf(date))]),
    outcome === 'solved' && seconds !== null
      ? home.solvedIn(clockText(seconds), kind)
      : home.state(outcome, kind),
    ...(points === null ? [] : [games.points(points)]),
    ...(outcome === 'solved' ? helpTexts(helpsNoted(entry), words()) : []),
  ];
}
