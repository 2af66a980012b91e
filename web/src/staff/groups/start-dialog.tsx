// SPDX-License-Identifier: MIT
import { useState } from 'preact/hooks';
import { Dialog } from '../../parts/dialog';
import { Segments } from '../../parts/segments';
import type { Desk } from '../frame/desk';
import type { Group } from '../frame/messages';
import { Refusal } from '../frame/refusal';
import { staffWords } from '../frame/words';
import { groupWords } from './words';

interface Props {
  desk: Desk;
  group: Group;
  open: boolean;
  close: () => void;
}

const CHOICES = ['15', '30', '60', '120'] as const;

/** Lets pupils of a group start for a while from now on. */
export function StartDialog({ desk, group, open, close }: Props) {
  const { start } = groupWords();
  const { facts } = staffWords();
  const [chosen, setChosen] = useState<(typeof CHOICES)[number]>('30');
  const go = async () => {
    const minutes = Number(chosen);
    const opened = await openStart(desk, group, minutes, start.done(minutes));
    if (opened !== undefined) {
      close();
    }
  };
  return (
    <Dialog title={start.title} open={open} cancel={close}>
      <p>{start.text}</p>
      <Segments
        label={start.minutes}
        value={chosen}
        names={CHOICES.map((value) => ({ value, name: facts.minutes(Number(value)) }))}
        choose={setChosen}
      />
      <Refusal desk={desk} />
      <p class="contest-buttons">
        <button
          type="button"
          class="button button-strong"
          aria-disabled={desk.isBusy.value}
          onClick={() => void go()}
        >
          {start.go}
        </button>
      </p>
    </Dialog>
  );
}

/** The same for any number of minutes; 0 ends it. It can be taken back. */
export function openStart(desk: Desk, group: Group, minutes: number, text: string) {
  const { undo } = staffWords();
  const path = `staff/groups/${group.group}`;
  return desk.act<{ group: Group; before?: Readonly<Record<string, unknown>> }>({
    path: `${path}/open`,
    body: { minutes },
    done: ({ before }) => ({
      text,
      undo: () =>
        desk.act({
          path: before === undefined ? `${path}/open` : `${path}/window`,
          body: before ?? { minutes: 0 },
          done: () => ({ text: undo.taken }),
        }),
    }),
  });
}
