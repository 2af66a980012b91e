// SPDX-License-Identifier: MIT
import { useId, useRef, useState } from 'preact/hooks';
import { language } from '../../i18n';
import { Dialog } from '../../parts/dialog';
import { addressOf, type Desk } from '../frame/desk';
import type { Group, Me } from '../frame/messages';
import { Refusal } from '../frame/refusal';
import { groupWords } from './words';

interface Props {
  desk: Desk;
  me: Me;
  open: boolean;
  close: () => void;
}

const MOST = 100;
const USUAL = 25;

/** Asks for the name, level and size of a group, makes it with its codes, and shows its pupils. */
export function NewGroup({ desk, me, open, close }: Props) {
  const { make } = groupWords();
  const id = useId();
  const name = useRef<HTMLInputElement>(null);
  const level = useRef<HTMLSelectElement>(null);
  const [count, setCount] = useState(USUAL);
  const submit = async (event: Event) => {
    event.preventDefault();
    const called = name.current?.value.trim() ?? '';
    if (called === '') {
      name.current?.focus();
      return;
    }
    const made = await desk.act<{ group: Group }>({
      path: 'staff/groups',
      body: { name: called, level: level.current?.value ?? '', count },
      done: ({ group }) => ({ text: make.done(group.name, group.entrants) }),
    });
    if (made !== undefined) {
      close();
      await desk.refresh();
      location.hash = addressOf('groups', made.group.group, 'pupils');
    }
  };
  return (
    <Dialog title={make.title} open={open} cancel={close}>
      <form class="contest-form" onSubmit={(event) => void submit(event)}>
        <label for={`${id}-name`}>{make.name}</label>
        <input
          id={`${id}-name`}
          ref={name}
          class="input"
          maxLength={40}
          required
          autocomplete="off"
          aria-describedby={`${id}-name-help`}
        />
        <p id={`${id}-name-help`} class="small">
          {make.nameHelp}
        </p>
        <label for={`${id}-level`}>{make.level}</label>
        <select id={`${id}-level`} ref={level} class="select">
          {me.levels.map((one) => (
            <option key={one.id} value={one.id}>
              {one.title[language.value]}
            </option>
          ))}
        </select>
        <label for={`${id}-count`}>{make.count}</label>
        <input
          id={`${id}-count`}
          class="input staff-number"
          type="number"
          min={0}
          max={MOST}
          value={count}
          required
          aria-describedby={`${id}-count-help`}
          onInput={(event) => setCount(Math.max(0, event.currentTarget.valueAsNumber || 0))}
        />
        <p id={`${id}-count-help`} class="small">
          {make.countHelp}
        </p>
        <Refusal desk={desk} />
        <button type="submit" class="button button-strong" aria-disabled={desk.isBusy.value}>
          {make.go(count)}
        </button>
      </form>
    </Dialog>
  );
}
