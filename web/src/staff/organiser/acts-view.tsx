// SPDX-License-Identifier: MIT
import { useEffect, useState } from 'preact/hooks';
import { Heading } from '../frame/heading';
import type { ViewProps } from '../frame/page';
import { usePolled } from '../frame/polled';
import { refusalText } from '../frame/refusal';
import { joined, newerIn } from './acts';
import type { PastAct } from './messages';
import { timeText } from './times';
import { organiserWords } from './words';

const PAGE = 50;

interface Acts {
  readonly acts: readonly PastAct[];
}

/** All acts, the newest first. New ones wait behind a button, so that the list keeps its place. */
export function ActsView({ desk }: ViewProps) {
  const { acts: words } = organiserWords();
  const { value, refusal } = usePolled<Acts>(desk, `staff/acts?limit=${PAGE}`);
  const [shown, setShown] = useState<readonly PastAct[]>();
  const [isAll, setAll] = useState(false);
  useEffect(() => {
    if (value !== undefined && shown === undefined) {
      setShown(value.acts);
      setAll(value.acts.length < PAGE);
    }
  }, [value, shown]);
  const newer = newerIn(shown ?? [], value?.acts ?? []);
  const more = async () => {
    const last = shown?.at(-1);
    const heard = await desk.look<Acts>(`staff/acts?before=${last?.act ?? 0}&limit=${PAGE}`);
    if (heard.ok) {
      setShown(joined(shown ?? [], heard.value.acts));
      setAll(heard.value.acts.length < PAGE);
    }
  };
  return (
    <section>
      <Heading>{words.title}</Heading>
      <p>{words.about}</p>
      {refusal !== undefined && <p role="status">{refusalText(refusal)}</p>}
      <p class="acts-newer">
        {newer.length > 0 && (
          <button type="button" class="button" onClick={() => setShown(joined(shown ?? [], newer))}>
            {words.newer(newer.length)}
          </button>
        )}
      </p>
      <div class="staff-scroll" tabIndex={0} role="region" aria-label={words.title}>
        <table class="staff-table">
          <caption class="visually-hidden">{words.title}</caption>
          <thead>
            <tr>
              <th scope="col">{words.at}</th>
              <th scope="col">{words.who}</th>
              <th scope="col">{words.what}</th>
              <th scope="col">{words.subject}</th>
              <th scope="col">{words.detail}</th>
            </tr>
          </thead>
          <tbody>
            {shown?.map(({ act, at, who, what, subject, detail }) => (
              <tr key={act}>
                <th scope="row">{timeText(at)}</th>
                <td>{whoText(who)}</td>
                <td>{whatText(what)}</td>
                <td class="staff-code">{subject}</td>
                <td>{detail}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {!isAll && shown !== undefined && (
        <p>
          <button type="button" class="button" onClick={() => void more()}>
            {words.more}
          </button>
        </p>
      )}
    </section>
  );
}

/** A role in the language of the page, before its id. */
function whoText(who: string): string {
  const [role = '', ...rest] = who.split(' ');
  const roles: Readonly<Record<string, string>> = organiserWords().acts.roles;
  return [roles[role] ?? role, ...rest].join(' ');
}

function whatText(what: string): string {
  const names: Readonly<Record<string, string>> = organiserWords().acts.names;
  return names[what] ?? what;
}
