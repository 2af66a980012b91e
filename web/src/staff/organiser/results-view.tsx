// SPDX-License-Identifier: MIT
import { useId, useRef } from 'preact/hooks';
import { formatNumber, language } from '../../i18n';
import { saveFile } from '../../parts/save-file';
import { usePolled } from '../frame/polled';
import { refusalText } from '../frame/refusal';
import { pathOf, type ContestProps } from './contest-props';
import type { Statistics } from './messages';
import { organiserWords } from './words';

/** Statistics by level once the papers are marked, and the files. */
export function ResultsView(props: ContestProps) {
  const { results: words } = organiserWords();
  const { state } = props.contest;
  return state === 'marked' || state === 'published' ? (
    <>
      <p>{words.state[state]}</p>
      <Levels {...props} />
      <Files {...props} />
      <Cup {...props} />
    </>
  ) : (
    <p>{words.wait}</p>
  );
}

function Levels({ desk, contest }: ContestProps) {
  const { results: words } = organiserWords();
  const { value, refusal } = usePolled<Statistics>(desk, pathOf(contest, 'statistics'), Infinity);
  const title = (level: string) =>
    contest.levels.find(({ id }) => id === level)?.title[language.value] ?? level;
  return (
    <>
      {refusal !== undefined && <p role="status">{refusalText(refusal)}</p>}
      {value?.levels.map(({ level, of, mean, distribution }) => (
        <section key={level} class="staff-part">
          <h2>{title(level)}</h2>
          {of === null || mean === null || distribution === null ? (
            <p>{words.few}</p>
          ) : (
            <>
              <p>{words.mean(formatNumber(of), formatNumber(Math.round(10 * mean) / 10))}</p>
              <Bars distribution={distribution} />
            </>
          )}
        </section>
      ))}
    </>
  );
}

type Distribution = readonly { readonly points: number; readonly count: number }[];

function Bars({ distribution }: { distribution: Distribution }) {
  const { results: words } = organiserWords();
  const highest = Math.max(1, ...distribution.map(({ count }) => count));
  return (
    <details>
      <summary>{words.spread}</summary>
      <table class="organiser-bars">
        <thead>
          <tr>
            <th scope="col">{words.points}</th>
            <th scope="col">{words.pupils}</th>
          </tr>
        </thead>
        <tbody>
          {distribution.map(({ points, count }) => (
            <tr key={points}>
              <th scope="row">{formatNumber(points)}</th>
              <td>
                <span
                  class="organiser-bar"
                  style={{ '--share': count / highest }}
                  aria-hidden="true"
                />
                {formatNumber(count)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

const FILES = ['results.csv', 'results.ods'] as const;
const PUBLISHED_FILES = ['certificates.pdf', ...FILES] as const;
const CUPS = ['cup.csv', 'cup.ods'] as const;
const USUAL_BEST = 5;

function Files({ desk, contest }: ContestProps) {
  const { results: words } = organiserWords();
  const save = async (file: string) => {
    const content = await desk.file(`${pathOf(contest, file)}?lang=${language.peek()}`);
    if (content !== undefined) {
      saveFile(`${contest.contest}-${file}`, content);
    }
  };
  return (
    <section class="staff-part">
      <h2>{words.files}</h2>
      <FileButtons
        desk={desk}
        files={contest.state === 'published' ? PUBLISHED_FILES : FILES}
        save={save}
      />
    </section>
  );
}

/** The cup of the season: the sum of the best contests. */
function Cup({ desk, contest }: ContestProps) {
  const { results: words } = organiserWords();
  const id = useId();
  const best = useRef<HTMLInputElement>(null);
  const save = async (file: string) => {
    const count = best.current?.valueAsNumber ?? USUAL_BEST;
    const query = new URLSearchParams({
      season: contest.season,
      best: String(count),
      lang: language.peek(),
    });
    const content = await desk.file(`staff/${file}?${query.toString()}`);
    if (content !== undefined) {
      saveFile(`${contest.season}-${file}`, content);
    }
  };
  return (
    <section class="staff-part">
      <h2>{words.cup(contest.season)}</h2>
      <div class="field organiser-field">
        <label for={id}>{words.best}</label>
        <input
          id={id}
          ref={best}
          class="input staff-number"
          type="number"
          min={1}
          max={50}
          defaultValue={String(USUAL_BEST)}
        />
      </div>
      <FileButtons desk={desk} files={CUPS} save={save} />
    </section>
  );
}

interface FileButtonsProps<File> {
  desk: ContestProps['desk'];
  files: readonly File[];
  save: (file: File) => Promise<void>;
}

function FileButtons<File extends (typeof PUBLISHED_FILES)[number] | (typeof CUPS)[number]>({
  desk,
  files,
  save,
}: FileButtonsProps<File>) {
  const { results: words } = organiserWords();
  return (
    <p class="contest-buttons">
      {files.map((file) => (
        <button
          key={file}
          type="button"
          class="button"
          aria-disabled={desk.isBusy.value}
          onClick={() => void save(file)}
        >
          {words[file]}
        </button>
      ))}
    </p>
  );
}
