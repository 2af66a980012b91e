// SPDX-License-Identifier: MIT
import { useId, useState } from 'preact/hooks';
import type { Group } from '../frame/messages';
import { usePolled } from '../frame/polled';
import { refusalText } from '../frame/refusal';
import { pathOf, type ContestProps } from './contest-props';
import type { Row } from './messages';
import { windowsIn } from './phase';
import { organiserWords } from './words';

/** The pupils of a group: who counts, and who is excluded. */
export function PupilsView(props: ContestProps) {
  const { pupils: words } = organiserWords();
  const id = useId();
  const groups = windowsIn(props.me, props.contest.contest).map(({ group }) => group);
  const [chosen, setChosen] = useState('');
  const group = groups.find((one) => one.group === chosen) ?? groups[0];
  return (
    <>
      <p>{words.about}</p>
      {group === undefined ? (
        <p>{words.none}</p>
      ) : (
        <>
          <div class="field organiser-field">
            <label for={id}>{words.group}</label>
            <select
              id={id}
              class="select"
              value={group.group}
              onChange={(event) => setChosen(event.currentTarget.value)}
            >
              {groups.map((one) => (
                <option key={one.group} value={one.group}>
                  {one.school} · {one.name}
                </option>
              ))}
            </select>
          </div>
          <Pupils key={group.group} {...props} group={group} />
        </>
      )}
    </>
  );
}

const OUT = 'excluded';
/** The states that an exclusion changes; who writes is let write on. */
const WITH_PAPER: readonly string[] = ['handed_in', OUT];

function Pupils({ desk, contest, group }: ContestProps & { group: Group }) {
  const { pupils: words } = organiserWords();
  const query = `contest=${encodeURIComponent(contest.contest)}`;
  const { value, refusal } = usePolled<{ entrants: readonly Row[] }>(
    desk,
    `staff/groups/${group.group}/progress?${query}`,
  );
  const path = pathOf(contest, 'exclude');
  const setOut = ({ entrant, seat, name }: Row, out: boolean) => {
    const who = words.who(seat, name);
    const back = () =>
      desk.act({
        path,
        body: { entrant, out: !out, sure: true },
        done: () => ({ text: out ? words.inDone(who) : words.outDone(who) }),
      });
    return desk.act({
      path,
      body: { entrant, out },
      question: out
        ? { title: who, text: words.outSure, yes: words.outYes }
        : { title: who, text: words.inSure, yes: words.inYes },
      done: () => ({ text: out ? words.outDone(who) : words.inDone(who), undo: back }),
    });
  };
  return (
    <>
      {refusal !== undefined && <p role="status">{refusalText(refusal)}</p>}
      <div class="staff-scroll" tabIndex={0} role="region" aria-label={group.name}>
        <table class="staff-table">
          <caption class="visually-hidden">{group.name}</caption>
          <thead>
            <tr>
              <th scope="col">{words.seat}</th>
              <th scope="col">{words.name}</th>
              <th scope="col">{words.state}</th>
              <th scope="col">{words.act}</th>
            </tr>
          </thead>
          <tbody>
            {value?.entrants.map((row) => (
              <tr key={row.entrant}>
                <th scope="row" class="staff-figure">
                  {row.seat}
                </th>
                <td>{row.name}</td>
                <td>{stateText(row.state)}</td>
                <td>
                  {WITH_PAPER.includes(row.state) && (
                    <button
                      type="button"
                      class="button button-quiet"
                      onClick={() => void setOut(row, row.state !== OUT)}
                    >
                      {row.state === OUT ? words.in : words.out}
                      <span class="visually-hidden"> {words.who(row.seat, row.name)}</span>
                    </button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function stateText(state: string): string {
  const texts: Readonly<Record<string, string>> = organiserWords().pupils.states;
  return texts[state] ?? state;
}
