// SPDX-License-Identifier: MIT
import { useId, useState } from 'preact/hooks';
import { language } from '../../i18n';
import { saveFile } from '../../parts/save-file';
import { pathOf, type ContestProps } from './contest-props';
import { organiserWords } from './words';

/** Export, the record of what is kept, and forgetting. */
export function DataView(props: ContestProps) {
  return (
    <>
      <Export {...props} />
      <Forget {...props} />
    </>
  );
}

function Export({ desk, contest }: ContestProps) {
  const { data: words } = organiserWords();
  const save = async (path: string, name: (type: string) => string) => {
    const content = await desk.file(path);
    if (content !== undefined) {
      saveFile(name(content.type), content);
    }
  };
  return (
    <section class="staff-part">
      <h2>{words.files}</h2>
      <p>{words.exportAbout}</p>
      <p class="contest-buttons">
        <button
          type="button"
          class="button"
          aria-disabled={desk.isBusy.value}
          onClick={() =>
            void save(pathOf(contest, 'export'), () => `${contest.contest}-export.json`)
          }
        >
          {words.export}
        </button>
        <button
          type="button"
          class="button"
          aria-disabled={desk.isBusy.value}
          onClick={() =>
            void save(`staff/record?lang=${language.peek()}`, (type) =>
              type.includes('pdf') ? 'record.pdf' : 'record.html',
            )
          }
        >
          {words.record}
        </button>
      </p>
    </section>
  );
}

interface Forgotten {
  readonly entrants: number;
  readonly attempts: number;
  readonly names: number;
}

const TERMS = ['names', 'all'] as const;
type Term = (typeof TERMS)[number];

function Forget({ desk, contest }: ContestProps) {
  const { data: words } = organiserWords();
  const name = useId();
  const [what, setWhat] = useState<Term>('names');
  const submit = (event: Event) => {
    event.preventDefault();
    void desk.act<Forgotten>({
      path: pathOf(contest, 'forget'),
      body: { what },
      question: { title: words.forget, text: words.forgetSure[what], yes: words.forgetYes },
      done: ({ entrants, attempts, names }) => ({
        text: words.forgotten(names, entrants, attempts),
      }),
    });
  };
  return (
    <section class="staff-part">
      <h2>{words.forget}</h2>
      <p>{words.forgetAbout}</p>
      <form onSubmit={submit}>
        <fieldset class="void-choices">
          <legend>{words.forgetWhat}</legend>
          {TERMS.map((term) => (
            <label key={term}>
              <input
                type="radio"
                name={name}
                checked={term === what}
                onChange={() => setWhat(term)}
              />
              {words.terms[term]}
            </label>
          ))}
        </fieldset>
        <button type="submit" class="button" aria-disabled={desk.isBusy.value}>
          {words.forgetGo}
        </button>
      </form>
    </section>
  );
}
