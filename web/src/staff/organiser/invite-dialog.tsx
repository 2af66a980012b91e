// SPDX-License-Identifier: MIT
import { useId, useRef } from 'preact/hooks';
import { Dialog } from '../../parts/dialog';
import type { Desk } from '../frame/desk';
import type { Me } from '../frame/messages';
import { Refusal } from '../frame/refusal';
import type { NewCode, Teacher } from './messages';
import { organiserWords } from './words';

interface Props {
  desk: Desk;
  me: Me;
  open: boolean;
  close: () => void;
  invited: (made: NewCode) => void;
}

const ZONES = Intl.supportedValuesOf('timeZone');
const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone;

interface Field {
  readonly name: 'name' | 'contact' | 'school' | 'zone' | 'season' | 'quota';
  readonly usual: string;
  readonly isNeeded: boolean;
}

/** The school year of the contests that there are; of none, that of today. */
function seasonOf({ contests }: Me): string {
  const known = contests.find(({ rehearsal }) => !rehearsal)?.season;
  const now = new Date();
  // School years begin in summer.
  const first = now.getMonth() >= 6 ? now.getFullYear() : now.getFullYear() - 1;
  return known ?? `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}

function fields(me: Me): readonly Field[] {
  return [
    { name: 'name', usual: '', isNeeded: true },
    { name: 'contact', usual: '', isNeeded: false },
    { name: 'school', usual: '', isNeeded: true },
    { name: 'zone', usual: HERE, isNeeded: true },
    { name: 'season', usual: seasonOf(me), isNeeded: true },
    { name: 'quota', usual: '60', isNeeded: true },
  ];
}

/** Invites a teacher with a quota, and gets the code. */
export function InviteDialog({ desk, me, open, close, invited }: Props) {
  const { teachers: words } = organiserWords();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const submit = async (event: Event) => {
    event.preventDefault();
    if (form.current === null || desk.isBusy.peek()) {
      return;
    }
    const given = new FormData(form.current);
    const texts = fields(me).map(({ name }) => [name, textIn(given, name)] as const);
    const filled = texts.filter(([, text]) => text !== '');
    const body = { ...Object.fromEntries(filled), quota: Number(textIn(given, 'quota')) };
    const made = await desk.act<{ teacher: Teacher; code: string }>({
      path: 'staff/teachers',
      body,
      done: ({ teacher }) => ({ text: words.inviteDone(teacher.name) }),
    });
    if (made !== undefined) {
      form.current.reset();
      close();
      invited({ name: made.teacher.name, code: made.code });
    }
  };
  return (
    <Dialog title={words.invite} open={open} cancel={close}>
      <p>{words.inviteAbout}</p>
      <form class="contest-form" ref={form} onSubmit={(event) => void submit(event)}>
        {fields(me).map(({ name, usual, isNeeded }) => (
          <div key={name} class="field">
            <label for={`${id}-${name}`}>{words.fields[name]}</label>
            <input
              id={`${id}-${name}`}
              class="input"
              name={name}
              type={name === 'quota' ? 'number' : 'text'}
              min={name === 'quota' ? 1 : undefined}
              maxLength={100}
              autocomplete="off"
              list={name === 'zone' ? `${id}-zones` : undefined}
              required={isNeeded}
              defaultValue={usual}
            />
          </div>
        ))}
        <datalist id={`${id}-zones`}>
          {ZONES.map((zone) => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
        <Refusal desk={desk} />
        <button type="submit" class="button button-strong" aria-disabled={desk.isBusy.value}>
          {words.inviteGo}
        </button>
      </form>
    </Dialog>
  );
}

function textIn(given: FormData, name: string): string {
  const value = given.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
