// SPDX-License-Identifier: MIT
import { useState } from 'preact/hooks';
import { Dialog } from '../../parts/dialog';
import type { Desk } from '../frame/desk';
import { Heading } from '../frame/heading';
import type { ViewProps } from '../frame/page';
import { usePolled } from '../frame/polled';
import { Refusal, refusalText } from '../frame/refusal';
import { staffWords } from '../frame/words';
import { InviteDialog } from './invite-dialog';
import type { NewCode, Teacher } from './messages';
import { organiserWords } from './words';

/** The teachers with their quotas; invitations, and new codes. */
export function TeachersView({ desk, me }: ViewProps) {
  const { teachers: words } = organiserWords();
  const { value, refusal } = usePolled<{ teachers: readonly Teacher[] }>(desk, 'staff/teachers');
  const [isInviting, setInviting] = useState(false);
  const [code, setCode] = useState<NewCode>();
  const renew = async ({ teacher, name }: Teacher) => {
    const made = await desk.act<{ code: string }>({
      path: `staff/teachers/${teacher}/code`,
      body: {},
      question: { title: name, text: words.renewSure, yes: words.renewYes },
      done: () => ({ text: words.renewDone(name) }),
    });
    if (made !== undefined) {
      setCode({ name, code: made.code });
    }
  };
  return (
    <section>
      <Heading>{words.title}</Heading>
      <p>
        <button type="button" class="button button-strong" onClick={() => setInviting(true)}>
          {words.invite}
        </button>
      </p>
      <Refusal desk={desk} />
      {refusal !== undefined && <p role="status">{refusalText(refusal)}</p>}
      {value?.teachers.length === 0 && <p>{words.none}</p>}
      <div class="staff-scroll" tabIndex={0} role="region" aria-label={words.title}>
        <table class="staff-table">
          <caption class="visually-hidden">{words.title}</caption>
          <thead>
            <tr>
              <th scope="col">{words.name}</th>
              <th scope="col">{words.school}</th>
              <th scope="col">{words.contact}</th>
              <th scope="col">{words.season}</th>
              <th scope="col">{words.groups}</th>
              <th scope="col">{words.used}</th>
              <th scope="col">{words.quota}</th>
              <th scope="col">{words.code}</th>
            </tr>
          </thead>
          <tbody>
            {value?.teachers.map((teacher) => (
              <tr key={teacher.teacher}>
                <th scope="row">{teacher.name}</th>
                <td>{teacher.school}</td>
                <td>{teacher.contact}</td>
                <td>{teacher.season}</td>
                <td class="staff-figure">{teacher.groups}</td>
                <td class="staff-figure">{teacher.used}</td>
                <td>
                  <Quota key={teacher.quota} desk={desk} teacher={teacher} />
                </td>
                <td>
                  <button
                    type="button"
                    class="button button-quiet"
                    onClick={() => void renew(teacher)}
                  >
                    {words.renew}
                    <span class="visually-hidden"> {teacher.name}</span>
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <InviteDialog
        desk={desk}
        me={me}
        open={isInviting}
        close={() => setInviting(false)}
        invited={setCode}
      />
      <Dialog title={words.codeTitle} open={code !== undefined} cancel={() => setCode(undefined)}>
        {code && (
          <>
            <p>{words.codeOf(code.name)}</p>
            <p class="staff-code organiser-code">{code.code}</p>
            <p>{words.codeOnce}</p>
          </>
        )}
      </Dialog>
    </section>
  );
}

const MOST_QUOTA = 10_000;

function Quota({ desk, teacher }: { desk: Desk; teacher: Teacher }) {
  const { teachers: words } = organiserWords();
  const { quota, name } = teacher;
  const [text, setText] = useState(String(quota));
  const path = `staff/teachers/${teacher.teacher}`;
  const set = (next: number) => {
    void desk.act<{ before: { quota: number } }>({
      method: 'PUT',
      path,
      body: { quota: next },
      done: () => ({
        text: words.quotaDone(name, next),
        undo: () =>
          desk.act({
            method: 'PUT',
            path,
            body: { quota },
            done: () => ({ text: staffWords().undo.taken }),
          }),
      }),
    });
  };
  const isNew = text !== '' && Number(text) !== quota;
  return (
    <form
      class="quota-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (isNew) {
          set(Number(text));
        }
      }}
    >
      <input
        class="input"
        type="number"
        min={0}
        max={MOST_QUOTA}
        required
        aria-label={words.quotaOf(name)}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="button button-quiet" aria-disabled={!isNew}>
        {words.quotaSet}
        <span class="visually-hidden"> {name}</span>
      </button>
    </form>
  );
}
