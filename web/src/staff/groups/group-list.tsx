// SPDX-License-Identifier: MIT
import { useState } from 'preact/hooks';
import { formatDate } from '../../i18n';
import { addressOf } from '../frame/desk';
import { Heading } from '../frame/heading';
import type { Group, Me } from '../frame/messages';
import type { ViewProps } from '../frame/page';
import { Refusal } from '../frame/refusal';
import { staffWords } from '../frame/words';
import { levelTitle, PHASES, titleOf, windowsOf } from './contests';
import { NewGroup } from './new-group';
import { groupWords } from './words';

/** The groups of a teacher, those of today first. */
export function GroupList({ desk, me }: ViewProps) {
  const { list } = groupWords();
  const [isMaking, setMaking] = useState(false);
  const groups = [...me.groups].sort((a, b) => urgencyOf(a) - urgencyOf(b));
  const isTeacher = me.role === 'teacher';
  return (
    <section>
      <Heading>{isTeacher ? list.title : list.all}</Heading>
      {me.quota !== null && me.used !== null && <p>{list.quota(me.used, me.quota)}</p>}
      <Refusal desk={desk} />
      {isTeacher && (
        <p>
          <button type="button" class="button button-strong" onClick={() => setMaking(true)}>
            {list.make}
          </button>
        </p>
      )}
      {groups.length === 0 && <p>{list.none}</p>}
      <ul class="group-list">
        {groups.map((group) => (
          <Line key={group.group} group={group} me={me} />
        ))}
      </ul>
      <NewGroup desk={desk} me={me} open={isMaking} close={() => setMaking(false)} />
    </section>
  );
}

/** Open ones, then those that come, then the others. */
function urgencyOf(group: Group): number {
  const [first] = windowsOf(group);
  return first === undefined ? PHASES.length : PHASES.indexOf(first.phase);
}

function Line({ group, me }: { group: Group; me: Me }) {
  const { list } = groupWords();
  const { facts } = staffWords();
  const windows = windowsOf(group);
  const links = [
    ['wall', list.wall],
    ['pupils', list.pupils],
    ...(windows.some(({ phase }) => phase === 'published') ? [['results', list.results]] : []),
  ] as const;
  return (
    <li class="group-line" data-phase={windows[0]?.phase}>
      <h2>{group.name}</h2>
      <p class="group-facts">
        {[
          ...(me.role === 'organiser' ? [group.school] : []),
          ...(group.level === '' ? [] : [levelTitle(me, group.level)]),
          facts.pupils(group.entrants),
        ].join(' · ')}
      </p>
      {windows.map((window) => (
        <p key={window.contest} class="group-window">
          <strong>{titleOf(me, window.contest)}</strong>{' '}
          {phaseText(group.zone, window.opens, window.closes, window.phase)}
        </p>
      ))}
      <p class="contest-buttons">
        {links.map(([tab, name]) => (
          <a key={tab} class="button" href={addressOf('groups', group.group, tab)}>
            {name}
            <span class="visually-hidden"> {group.name}</span>
          </a>
        ))}
      </p>
    </li>
  );
}

/** The window in the time of the school. */
function phaseText(
  zone: string,
  opens: number,
  closes: number,
  phase: keyof ReturnType<typeof groupWords>['list']['phases'],
): string {
  const { phases } = groupWords().list;
  const written = (at: number) =>
    formatDate(at, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: 'numeric',
      minute: '2-digit',
      timeZone: zone,
    });
  switch (phase) {
    case 'soon':
      return phases.soon(written(opens), written(closes));
    case 'open':
      return phases.open(written(closes));
    case 'closed':
      return phases.closed(written(closes));
    case 'published':
      return phases.published;
  }
}
