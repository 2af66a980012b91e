// SPDX-License-Identifier: MIT
import { addressOf } from '../frame/desk';
import { Heading } from '../frame/heading';
import type { Group } from '../frame/messages';
import type { ViewProps } from '../frame/page';
import { staffWords } from '../frame/words';
import { DayView } from './day-view';
import { GroupList } from './group-list';
import { PaperView } from './paper-view';
import { PupilsView } from './pupils-view';
import { ResultsView } from './results-view';
import { WallView } from './wall-view';
import { groupWords } from './words';

const TABS = ['wall', 'pupils', 'day', 'paper', 'results'] as const;
type Tab = (typeof TABS)[number];

/** The list of groups, or one of them: its wall list, pupils, day, papers or results. */
export function GroupsView(props: ViewProps) {
  const { me, rest } = props;
  const [id, tab = 'wall'] = rest;
  const isInvigilator = me.role === 'invigilator';
  if (id === undefined && !isInvigilator) {
    return <GroupList {...props} />;
  }
  const group = me.groups.find((one) => id === undefined || one.group === id);
  const known = TABS.find((one) => one === tab && (one === 'wall' || !isInvigilator));
  if (group === undefined || known === undefined) {
    const { nowhere } = staffWords();
    return (
      <section class="contest-card">
        <Heading>{nowhere.title}</Heading>
        <p>
          <a href={addressOf()}>{nowhere.back}</a>
        </p>
      </section>
    );
  }
  const View = {
    wall: WallView,
    pupils: PupilsView,
    day: DayView,
    paper: PaperView,
    results: ResultsView,
  }[known];
  return (
    <section class="group-view">
      <div class="group-head">
        <Heading key={group.group}>{groupWords().tabs.label(group.name)}</Heading>
        {!isInvigilator && <Tabs group={group} here={known} />}
      </div>
      <View key={`${group.group} ${known}`} {...props} rest={rest.slice(2)} group={group} />
    </section>
  );
}

function Tabs({ group, here }: { group: Group; here: Tab }) {
  const { tabs } = groupWords();
  return (
    <nav class="staff-tabs" aria-label={tabs.label(group.name)}>
      {TABS.map((tab) => (
        <a
          key={tab}
          class="staff-tab"
          href={addressOf('groups', group.group, tab)}
          aria-current={tab === here ? 'page' : undefined}
        >
          {tabs[tab]}
        </a>
      ))}
    </nav>
  );
}
