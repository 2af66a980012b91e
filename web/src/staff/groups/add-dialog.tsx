// SPDX-License-Identifier: MIT
import { useId, useRef } from 'preact/hooks';
import { language } from '../../i18n';
import { Dialog } from '../../parts/dialog';
import type { Desk } from '../frame/desk';
import type { Group, Me } from '../frame/messages';
import { Refusal } from '../frame/refusal';
import { groupWords } from './words';

interface Props {
  desk: Desk;
  me: Me;
  group: Group;
  open: boolean;
  close: () => void;
}

const MOST = 100;

/** Adds pupils to a group, each with a code. */
export function AddDialog({ desk, me, group, open, close }: Props) {
  const { pupils } = groupWords();
  const id = useId();
  const count = useRef<HTMLInputElement>(null);
  const level = useRef<HTMLSelectElement>(null);
  const submit = async (event: Event) => {
    event.preventDefault();
    const more = count.current?.valueAsNumber ?? 0;
    const added = await desk.act<{ entrants: readonly unknown[] }>({
      path: `staff/groups/${group.group}/entrants`,
      body: { count: more, level: level.current?.value ?? group.level },
      done: ({ entrants }) => ({ text: pupils.addDone(entrants.length) }),
    });
    if (added !== undefined) {
      close();
    }
  };
  return (
    <Dialog title={pupils.addTitle} open={open} cancel={close}>
      <form class="contest-form" onSubmit={(event) => void submit(event)}>
        <label for={`${id}-count`}>{pupils.addCount}</label>
        <input
          id={`${id}-count`}
          ref={count}
          class="input staff-number"
          type="number"
          min={1}
          max={MOST}
          defaultValue="1"
          required
        />
        <label for={`${id}-level`}>{pupils.level}</label>
        <select id={`${id}-level`} ref={level} class="select" defaultValue={group.level}>
          {me.levels.map((one) => (
            <option key={one.id} value={one.id} selected={one.id === group.level}>
              {one.title[language.value]}
            </option>
          ))}
        </select>
        <Refusal desk={desk} />
        <button type="submit" class="button button-strong" aria-disabled={desk.isBusy.value}>
          {pupils.addGo}
        </button>
      </form>
    </Dialog>
  );
}
