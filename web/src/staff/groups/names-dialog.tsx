// SPDX-License-Identifier: MIT
import { useId, useRef, useState } from 'preact/hooks';
import { Dialog } from '../../parts/dialog';
import type { Desk } from '../frame/desk';
import type { Group } from '../frame/messages';
import { Refusal } from '../frame/refusal';
import { staffWords } from '../frame/words';
import { FileField } from './file-field';
import type { Enrolled } from './messages';
import { readNames, type Named } from './names';
import { groupWords } from './words';

interface Props {
  desk: Desk;
  group: Group;
  entrants: readonly Enrolled[];
  open: boolean;
  close: () => void;
}

/** Takes the names of a list, pasted or from a file. */
export function NamesDialog({ desk, group, entrants, open, close }: Props) {
  const { pupils } = groupWords();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isWrong, setWrong] = useState(false);
  const path = `staff/groups/${group.group}/names`;
  const submit = async (event: Event) => {
    event.preventDefault();
    const names = readNames(field.current?.value ?? '', entrants);
    setWrong(names.length === 0);
    if (names.length === 0) {
      field.current?.focus();
      return;
    }
    const set = await desk.act<{ set: number; before: { names: readonly Named[] } }>({
      method: 'PUT',
      path,
      body: { names },
      done: (answer) => ({
        text: pupils.pasteDone(answer.set),
        undo: () =>
          desk.act({
            method: 'PUT',
            path,
            body: answer.before,
            done: () => ({ text: staffWords().undo.taken }),
          }),
      }),
    });
    if (set !== undefined && field.current !== null) {
      field.current.value = '';
      close();
    }
  };
  return (
    <Dialog title={pupils.pasteTitle} open={open} cancel={close}>
      <form onSubmit={(event) => void submit(event)}>
        <div class="field">
          <label for={`${id}-names`}>{pupils.pasteField}</label>
          <textarea
            id={`${id}-names`}
            ref={field}
            class="input"
            rows={10}
            spellcheck={false}
            autocomplete="off"
            aria-describedby={`${id}-help ${id}-wrong`}
          />
        </div>
        <p id={`${id}-help`} class="small">
          {pupils.pasteHelp}
        </p>
        <FileField
          label={pupils.pasteFile}
          accept=".csv,.txt,.tsv"
          take={(text) => {
            if (field.current !== null) {
              field.current.value = text;
            }
          }}
        />
        <p id={`${id}-wrong`} role="alert" class="wrong">
          {isWrong && pupils.pasteNone}
        </p>
        <Refusal desk={desk} />
        <p class="contest-buttons">
          <button type="submit" class="button button-strong" aria-disabled={desk.isBusy.value}>
            {pupils.pasteGo}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
