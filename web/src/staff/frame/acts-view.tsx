// SPDX-License-Identifier: MIT
import { useEffect, useState } from 'preact/hooks';
import { joined, newerIn } from './acts';
import { detailText, subjectText, whatText, whoText } from './act-words';
import { Heading } from './heading';
import type { PastAct } from './messages';
import type { StaffPage, ViewProps } from './page';
import { usePolled } from './polled';
import { refusalText } from './refusal';
import { timeText } from './times';
import { staffWords } from './words';

const PAGE = 50;

interface Acts {
  readonly acts: readonly PastAct[];
}

/** The acts in reach, the newest first. New ones wait behind a button, so that the list keeps its place. */
export function ActsView({ desk, me }: ViewProps) {
  const { acts: words } = staffWords();
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
      <p>{me.role === 'organiser' ? words.about : words.aboutOwn}</p>
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
            {shown?.map((one) => (
              <tr key={one.act}>
                <th scope="row">{timeText(one.at)}</th>
                <td>{whoText(one, me)}</td>
                <td>{whatText(one)}</td>
                <td class={one.group === '' ? 'staff-code' : undefined}>{subjectText(one)}</td>
                <td>{detailText(one, me)}</td>
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

export const ACTS_PAGE: StaffPage = {
  path: 'acts',
  name: () => staffWords().acts.page,
  view: ActsView,
};
