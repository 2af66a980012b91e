// SPDX-License-Identifier: MIT
import { addressOf } from '../frame/desk';
import type { Group, Me } from '../frame/messages';
import { titleOf, windowsOf } from './contests';
import { groupWords } from './words';

interface Props {
  me: Me;
  group: Group;
  /** The one that is shown. */
  contest: string;
  /** The view on which it is chosen. */
  tab: string;
}

/** The contest that a view is about, if there is a choice; it stands in the address. */
export function ContestChoice({ me, group, contest, tab }: Props) {
  const windows = windowsOf(group);
  const { contest: label } = groupWords();
  return windows.length < 2 ? (
    <p class="contest-chosen">{titleOf(me, contest)}</p>
  ) : (
    <label class="contest-chosen">
      <span class="visually-hidden">{label}</span>
      <select
        class="select"
        value={contest}
        onChange={(event) => {
          location.hash = addressOf('groups', group.group, tab, event.currentTarget.value);
        }}
      >
        {windows.map((window) => (
          <option key={window.contest} value={window.contest}>
            {titleOf(me, window.contest)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The contest of the address, or that of the moment. */
export function chosenContest(group: Group, rest: readonly string[]): string | undefined {
  const windows = windowsOf(group);
  return (windows.find(({ contest }) => contest === rest[0]) ?? windows[0])?.contest;
}
