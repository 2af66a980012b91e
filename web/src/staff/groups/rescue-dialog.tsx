// SPDX-License-Identifier: MIT
import { useId, useRef, useState } from 'preact/hooks';
import { Dialog } from '../../parts/dialog';
import type { Desk } from '../frame/desk';
import type { Group } from '../frame/messages';
import { Refusal } from '../frame/refusal';
import { FileField } from './file-field';
import { groupWords } from './words';

interface Props {
  desk: Desk;
  group: Group;
  open: boolean;
  close: () => void;
}

/** Takes the answers of a device that did not reach the server, from its QR code or its file. */
export function RescueDialog({ desk, group, open, close }: Props) {
  const { rescue } = groupWords();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isEmpty, setEmpty] = useState(false);
  const submit = async (event: Event) => {
    event.preventDefault();
    const text = field.current?.value.trim() ?? '';
    setEmpty(text === '');
    if (text === '') {
      field.current?.focus();
      return;
    }
    const taken = await desk.act<{ taken: number; known: number }>({
      path: `staff/groups/${group.group}/rescue`,
      body: { text },
      question: { title: rescue.title, text: rescue.sure, yes: rescue.yes },
      done: (answer) => ({ text: rescue.done(answer.taken, answer.known) }),
    });
    if (taken !== undefined && field.current !== null) {
      field.current.value = '';
      close();
    }
  };
  return (
    <Dialog title={rescue.title} open={open} cancel={close}>
      <form onSubmit={(event) => void submit(event)}>
        <p>{rescue.text}</p>
        <div class="field">
          <label for={`${id}-text`}>{rescue.field}</label>
          <textarea
            id={`${id}-text`}
            ref={field}
            class="input"
            rows={4}
            spellcheck={false}
            autocomplete="off"
            aria-describedby={`${id}-wrong`}
          />
        </div>
        <FileField
          label={rescue.file}
          accept=".json,.txt"
          take={(text) => {
            if (field.current !== null) {
              field.current.value = text;
            }
          }}
        />
        <p id={`${id}-wrong`} role="alert" class="wrong">
          {isEmpty && rescue.empty}
        </p>
        <Refusal desk={desk} />
        <p class="contest-buttons">
          <button type="submit" class="button button-strong" aria-disabled={desk.isBusy.value}>
            {rescue.go}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
