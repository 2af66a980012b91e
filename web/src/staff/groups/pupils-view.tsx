// SPDX-License-Identifier: MIT
import { useState } from 'preact/hooks';
import { language } from '../../i18n';
import { saveFile } from '../../parts/save-file';
import type { Desk } from '../frame/desk';
import { usePolled } from '../frame/polled';
import { Refusal, refusalText } from '../frame/refusal';
import { staffWords } from '../frame/words';
import { AddDialog } from './add-dialog';
import { chosenContest } from './contest-choice';
import { levelTitle } from './contests';
import type { GroupProps } from './group-props';
import type { Enrolled } from './messages';
import { NamesDialog } from './names-dialog';
import { useKnownText } from './use-known-text';
import { groupWords } from './words';

/** The pupils of a group with their codes and names, their slips and papers. */
export function PupilsView({ desk, me, group, rest }: GroupProps) {
  const { pupils } = groupWords();
  const path = `staff/groups/${group.group}`;
  const { value, refusal } = usePolled<{ entrants: readonly Enrolled[] }>(
    desk,
    `${path}/entrants`,
    Infinity,
  );
  const [opened, setOpened] = useState<'names' | 'add'>();
  const open = (what: 'names' | 'add') => {
    desk.refusal.value = undefined;
    setOpened(what);
  };
  const close = () => setOpened(undefined);
  const keepsNames = me.names === 'kept';
  const entrants = value?.entrants ?? [];
  return (
    <>
      <Files desk={desk} group={group} contest={chosenContest(group, rest)} />
      <p class="contest-buttons">
        {keepsNames && (
          <button
            type="button"
            class="button"
            // Names are matched with seats, which must have come.
            disabled={value === undefined}
            onClick={() => open('names')}
          >
            {pupils.paste}
          </button>
        )}
        <button type="button" class="button" onClick={() => open('add')}>
          {pupils.add}
        </button>
        {keepsNames && (
          <button type="button" class="button" onClick={() => void forgetNames(desk, path)}>
            {pupils.forget}
          </button>
        )}
      </p>
      <Refusal desk={desk} />
      {refusal !== undefined && <p class="wrong">{refusalText(refusal)}</p>}
      {keepsNames && <p class="small staff-wide">{pupils.nameHelp}</p>}
      <div class="staff-scroll" tabIndex={0} role="region" aria-label={pupils.title}>
        <table class="staff-table">
          <thead>
            <tr>
              <th scope="col">{groupWords().seat}</th>
              {keepsNames && <th scope="col">{groupWords().entrant.name}</th>}
              <th scope="col">{pupils.codeOf}</th>
              <th scope="col">{pupils.level}</th>
              <th scope="col">{pupils.state}</th>
            </tr>
          </thead>
          <tbody>
            {entrants.map((one) => (
              <tr key={one.entrant}>
                <th scope="row" class="staff-figure">
                  {one.seat}
                </th>
                {keepsNames && (
                  <td>
                    <NameField desk={desk} entrant={one} />
                  </td>
                )}
                <td class="staff-code">{one.code}</td>
                <td>{levelTitle(me, one.level)}</td>
                <td>{groupWords().wall.states[one.state]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <NamesDialog
        desk={desk}
        group={group}
        entrants={entrants}
        open={opened === 'names'}
        close={close}
      />
      <AddDialog desk={desk} me={me} group={group} open={opened === 'add'} close={close} />
    </>
  );
}

function forgetNames(desk: Desk, path: string) {
  const { pupils } = groupWords();
  return desk.act<{ deleted: number }>({
    method: 'DELETE',
    path: `${path}/names`,
    question: { title: pupils.forget, text: pupils.forgetSure, yes: pupils.forgetYes },
    done: ({ deleted }) => ({ text: pupils.forgetDone(deleted) }),
  });
}

interface FilesProps extends Pick<GroupProps, 'desk' | 'group'> {
  contest: string | undefined;
}

/** Slips and papers, as files to print. */
function Files({ desk, group, contest }: FilesProps) {
  const { pupils } = groupWords();
  const [isLarge, setLarge] = useState(false);
  const isBusy = desk.isBusy.value;
  const save = async (file: string, query: Record<string, string>) => {
    const search = new URLSearchParams({ ...query, lang: language.peek() }).toString();
    const content = isBusy
      ? undefined
      : await desk.file(`staff/groups/${group.group}/${file}?${search}`);
    if (content !== undefined) {
      saveFile(file, content);
    }
  };
  return (
    <div class="staff-files">
      <div>
        <button
          type="button"
          class="button button-strong"
          aria-disabled={isBusy}
          onClick={() => void save('slips.pdf', {})}
        >
          {pupils.slips}
        </button>
        <p class="small">{pupils.slipsHelp}</p>
      </div>
      {contest !== undefined && (
        <div>
          <div class="contest-buttons">
            <button
              type="button"
              class="button"
              aria-disabled={isBusy}
              onClick={() => void save('papers.pdf', { contest, ...(isLarge && { large: '1' }) })}
            >
              {pupils.papers}
            </button>
            <label class="switch">
              <input
                type="checkbox"
                checked={isLarge}
                onChange={(event) => setLarge(event.currentTarget.checked)}
              />
              {pupils.large}
            </label>
          </div>
          <p class="small">{pupils.papersHelp}</p>
        </div>
      )}
    </div>
  );
}

/** The name of a seat, which is kept when the field is left. */
function NameField({ desk, entrant }: { desk: Desk; entrant: Enrolled }) {
  const { pupils, entrant: words } = groupWords();
  const { entrant: id, seat, name } = entrant;
  const path = `staff/entrants/${id}/name`;
  const keep = (value: string) => {
    if (value !== name) {
      void desk.act({
        method: 'PUT',
        path,
        body: { name: value },
        done: () => ({
          text: words.nameDone(seat),
          undo: () =>
            desk.act({
              method: 'PUT',
              path,
              body: { name },
              done: () => ({ text: staffWords().undo.taken }),
            }),
        }),
      });
    }
  };
  const { input } = useKnownText(name);
  return (
    <input
      ref={input}
      class="input staff-name"
      aria-label={pupils.name(seat)}
      maxLength={60}
      autocomplete="off"
      onChange={(event) => keep(event.currentTarget.value.trim())}
    />
  );
}
