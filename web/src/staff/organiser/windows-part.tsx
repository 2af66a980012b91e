// SPDX-License-Identifier: MIT
import { words as pageWords } from '../../i18n';
import { useId, useRef } from 'preact/hooks';
import { staffWords } from '../frame/words';
import type { Desk } from '../frame/desk';
import { pathOf } from './contest-props';
import type { ContestInFull } from './messages';
import { zonesOf, type GroupWindow } from './phase';
import { spanText, timeText } from '../frame/times';
import { organiserWords } from './words';

interface Props {
  desk: Desk;
  contest: ContestInFull;
  windows: readonly GroupWindow[];
}

/** When pupils can start: one local time, and by zone what that means. */
export function WindowsPart({ desk, contest, windows }: Props) {
  const { window: words } = organiserWords();
  const shifted = windows.filter(
    ({ group }) => group.shift_min !== 0 || group.open_until > desk.clock.now(),
  );
  return (
    <section class="staff-part">
      <h2>{words.title}</h2>
      <p>{words.about}</p>
      <WindowForm key={`${contest.opens} ${contest.closes}`} desk={desk} contest={contest} />
      {windows.length > 0 && <Zones windows={windows} />}
      {shifted.length > 0 && (
        <>
          <h3>{words.shifted}</h3>
          <ul>
            {shifted.map(({ group }) => (
              <li key={group.group}>
                {pageWords().app.labelled(`${group.school} · ${group.name}`, '')}
                {[
                  ...(group.shift_min === 0 ? [] : [words.shift(group.shift_min)]),
                  ...(group.open_until > desk.clock.now()
                    ? [words.openUntil(timeText(group.open_until, group.zone))]
                    : []),
                ].join(', ')}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function WindowForm({ desk, contest }: Pick<Props, 'desk' | 'contest'>) {
  const { window: words } = organiserWords();
  const id = useId();
  const opens = useRef<HTMLInputElement>(null);
  const closes = useRef<HTMLInputElement>(null);
  const path = pathOf(contest, 'window');
  const submit = (event: Event) => {
    event.preventDefault();
    const { opens: from, closes: to } = contest;
    const body = { opens: opens.current?.value ?? from, closes: closes.current?.value ?? to };
    const back = () =>
      desk.act({
        method: 'PUT',
        path,
        body: { opens: from, closes: to, sure: true },
        done: () => ({ text: staffWords().undo.taken }),
      });
    void desk.act({
      method: 'PUT',
      path,
      body,
      question: {
        title: words.set,
        text: words.sure(localText(body.opens), localText(body.closes)),
        yes: words.yes,
      },
      done: () => ({ text: words.done, undo: back }),
    });
  };
  return (
    <form class="window-form" onSubmit={submit}>
      <div>
        <label for={`${id}-opens`}>{words.opens}</label>
        <input
          id={`${id}-opens`}
          ref={opens}
          class="input"
          type="datetime-local"
          required
          defaultValue={contest.opens}
        />
      </div>
      <div>
        <label for={`${id}-closes`}>{words.closes}</label>
        <input
          id={`${id}-closes`}
          ref={closes}
          class="input"
          type="datetime-local"
          required
          defaultValue={contest.closes}
        />
      </div>
      <button type="submit" class="button">
        {words.set}
      </button>
    </form>
  );
}

/** A local time in words; it has no zone. */
function localText(local: string): string {
  const at = Date.parse(`${local}Z`);
  return Number.isNaN(at) ? local : timeText(at, 'UTC');
}

function Zones({ windows }: Pick<Props, 'windows'>) {
  const { window: words } = organiserWords();
  return (
    <div class="staff-scroll" tabIndex={0} role="region" aria-label={words.zones}>
      <table class="staff-table">
        <caption class="visually-hidden">{words.zones}</caption>
        <thead>
          <tr>
            <th scope="col">{words.zone}</th>
            <th scope="col">{words.groups}</th>
            <th scope="col">{words.there}</th>
            <th scope="col">{words.here}</th>
          </tr>
        </thead>
        <tbody>
          {zonesOf(windows).map(({ zone, groups, opens, closes }) => (
            <tr key={`${zone} ${opens} ${closes}`}>
              <th scope="row">{zone}</th>
              <td class="staff-figure">{groups}</td>
              <td>{spanText(opens, closes, zone)}</td>
              <td>{spanText(opens, closes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
