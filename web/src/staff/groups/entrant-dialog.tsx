// SPDX-License-Identifier: MIT
import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { Dialog } from '../../parts/dialog';
import type { Desk } from '../frame/desk';
import type { Group, Me } from '../frame/messages';
import { Refusal } from '../frame/refusal';
import { EntrantActs } from './entrant-acts';
import type { Row } from './messages';
import { silenceText } from './silence-text';
import { minutesLeft, silentMinutes } from './wall';
import { groupWords } from './words';

interface Props {
  desk: Desk;
  me: Me;
  group: Group;
  contest: string;
  /** The line of the list as it was when it was opened: the acts on offer do not change meanwhile. */
  opened: Row | undefined;
  rows: readonly Row[];
  listened: number;
  close: () => void;
}

/** One pupil: the state of the moment, and all that can be done. */
export function EntrantDialog(props: Props) {
  const { opened, close } = props;
  const { who } = groupWords();
  return (
    <Dialog
      title={opened === undefined ? '' : who(opened.seat, opened.name)}
      open={opened !== undefined}
      cancel={close}
    >
      {opened && <Content key={opened.entrant} {...props} opened={opened} />}
    </Dialog>
  );
}

const MINUTES = [5, 10, 15];
const SHARES = [25, 33, 50];

function Content({
  desk,
  me,
  group,
  contest,
  opened,
  rows,
  listened,
  close,
}: Props & { opened: Row }) {
  const { entrant: words, who } = groupWords();
  const row = rows.find(({ entrant }) => entrant === opened.entrant) ?? opened;
  const acts = new EntrantActs(desk, contest, row);
  const isTeacher = me.role !== 'invigilator';
  const { percent, seconds } = row.extra;
  const isBusy = desk.isBusy.value;
  /** Acts, and closes the sheet if the server agrees. */
  const run = (act: () => Promise<unknown>) => async () => {
    if (!isBusy && (await act()) !== undefined) {
      close();
    }
  };
  const button = (name: string, act: () => Promise<unknown>, kind = '') => (
    <button
      type="button"
      class={`button ${kind}`}
      aria-disabled={isBusy}
      onClick={() => void run(act)()}
    >
      {name}
    </button>
  );
  const others = rows.filter(({ entrant }) => entrant !== row.entrant);
  const { state } = opened;
  return (
    <>
      <Facts row={row} now={desk.clock.now()} listened={listened} />
      <Refusal desk={desk} />
      {state !== 'removed' && (
        <Part title={words.time}>
          <p class="small">
            {words.timeNow(
              percent + seconds > 0 ? words.extraText(percent, seconds) : words.noTime,
            )}{' '}
            {words.timeHelp}
          </p>
          <p class="contest-buttons">
            {MINUTES.map((more) =>
              button(words.more(more), () => acts.extra({ percent, seconds: seconds + 60 * more })),
            )}
            {SHARES.map((share) =>
              button(words.share(share), () => acts.extra({ percent: share, seconds })),
            )}
            {percent + seconds > 0 &&
              button(words.clear, () => acts.extra({ percent: 0, seconds: 0 }), 'button-quiet')}
          </p>
        </Part>
      )}
      {(state === 'running' || state === 'entered') && (
        <Part title={words.device}>
          <p class="small">{words.hereHelp}</p>
          {button(words.here, () => acts.here())}
        </Part>
      )}
      {state === 'handed_in' && (
        <Part title={words.reopen}>
          <p class="small">{words.reopenHelp}</p>
          {button(words.reopen, () => acts.reopen())}
        </Part>
      )}
      {isTeacher && opened.late > 0 && (
        <Part title={words.late(opened.late)}>
          <p class="small">{words.lateHelp}</p>
          {button(words.late(opened.late), () => acts.late())}
        </Part>
      )}
      {me.names === 'kept' && <NameForm acts={acts} opened={opened} run={run} />}
      {isTeacher && (
        <details class="dialog-part">
          <summary>{words.others}</summary>
          <OneOf
            label={words.merge}
            go={words.mergeGo}
            choices={others.map(({ entrant, seat, name }) => [entrant, who(seat, name)])}
            act={(into, name) => run(() => acts.mergeInto(into, name))()}
          />
          <OneOf
            label={words.move}
            go={words.moveGo}
            choices={me.groups
              .filter((one) => one.group !== group.group)
              .map((one) => [one.group, one.name])}
            act={(into, name) => run(() => acts.move(into, name))()}
          />
          <p class="contest-buttons">
            {(state === 'running' || state === 'handed_in') &&
              button(words.wrongStart, () => acts.wrongStart())}
            {state === 'removed'
              ? button(words.restore, () => acts.restore())
              : button(words.remove, () => acts.remove())}
          </p>
        </details>
      )}
    </>
  );
}

function Part({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class="dialog-part">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Facts({ row, now, listened }: { row: Row; now: number; listened: number }) {
  const { wall, entrant } = groupWords();
  const silent = silentMinutes(row, listened);
  const left = minutesLeft(row, now);
  const facts = [
    wall.states[row.state],
    ...(left === undefined ? [] : [left > 0 ? `${wall.left(left)} ${wall.leftLabel}` : wall.over]),
    ...(row.started > 0 ? [`${wall.answered(row.answered, row.of)} ${wall.answeredLabel}`] : []),
    ...(silent === undefined ? [] : [silenceText(row, silent)]),
    ...(row.devices > 1 && !row.flagged ? [wall.devices(row.devices)] : []),
    ...(row.flagged ? [wall.flagged] : []),
    ...(row.check === '' ? [] : [`${entrant.code} ${row.check}`]),
  ];
  return <p class="entrant-facts">{facts.join(' · ')}</p>;
}

interface NameProps {
  acts: EntrantActs;
  opened: Row;
  run: (act: () => Promise<unknown>) => () => Promise<void>;
}

function NameForm({ acts, opened, run }: NameProps) {
  const { entrant: words } = groupWords();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <form
      class="dialog-part"
      onSubmit={(event) => {
        event.preventDefault();
        void run(() => acts.name(input.current?.value.trim() ?? ''))();
      }}
    >
      <h3>
        <label for={`${id}-name`}>{words.name}</label>
      </h3>
      <div class="with-button staff-wide">
        <input
          id={`${id}-name`}
          ref={input}
          class="input"
          maxLength={60}
          autocomplete="off"
          defaultValue={opened.name}
        />
        <button type="submit" class="button">
          {words.nameKeep}
        </button>
      </div>
    </form>
  );
}

interface OneOfProps {
  label: string;
  go: string;
  choices: readonly (readonly [string, string])[];
  act: (chosen: string, name: string) => Promise<void>;
}

/** One of several, and the button that acts on it; nothing where there is none. */
function OneOf({ label, go, choices, act }: OneOfProps) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  if (choices.length === 0) {
    return null;
  }
  const submit = (event: Event) => {
    event.preventDefault();
    const chosen = choices.find(([value]) => value === select.current?.value);
    if (chosen === undefined) {
      select.current?.focus();
    } else {
      void act(...chosen);
    }
  };
  return (
    <form class="field staff-wide" onSubmit={submit}>
      <label for={id}>{label}</label>
      <div class="with-button">
        <select id={id} ref={select} class="select">
          <option value="">{groupWords().entrant.choose}</option>
          {choices.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        <button type="submit" class="button">
          {go}
        </button>
      </div>
    </form>
  );
}
