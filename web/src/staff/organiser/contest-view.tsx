// SPDX-License-Identifier: MIT
import { language } from '../../i18n';
import { addressOf } from '../frame/desk';
import { Heading } from '../frame/heading';
import type { ViewProps } from '../frame/page';
import { usePolled } from '../frame/polled';
import { Refusal, refusalText } from '../frame/refusal';
import { DataView } from './data-view';
import { LifeView } from './life-view';
import { LiveView } from './live-view';
import type { ContestInFull } from './messages';
import { PupilsView } from './pupils-view';
import { QuestionsView } from './questions-view';
import { ResultsView } from './results-view';
import { organiserWords } from './words';

const TABS = ['life', 'live', 'questions', 'results', 'pupils', 'data'] as const;
type Tab = (typeof TABS)[number];

const VIEWS = {
  life: LifeView,
  live: LiveView,
  questions: QuestionsView,
  results: ResultsView,
  pupils: PupilsView,
  data: DataView,
};

/** One contest: its life, live counts, questions, results, pupils and data. */
export function ContestView({ contest: id, ...props }: ViewProps & { contest: string }) {
  const { desk, rest } = props;
  const path = `staff/contests/${encodeURIComponent(id)}`;
  const { value: contest, refusal } = usePolled<ContestInFull>(desk, path);
  const tab = TABS.find((one) => one === rest[1]) ?? 'life';
  const View = VIEWS[tab];
  return (
    <section>
      <Heading>{contest?.title[language.value] ?? id}</Heading>
      <Tabs contest={id} here={tab} />
      {refusal !== undefined && <p role="status">{refusalText(refusal)}</p>}
      <Refusal desk={desk} />
      {contest !== undefined && (
        <View key={tab} {...props} rest={rest.slice(2)} contest={contest} />
      )}
    </section>
  );
}

function Tabs({ contest, here }: { contest: string; here: Tab }) {
  const { tabs, tabsLabel } = organiserWords();
  return (
    <nav class="staff-tabs organiser-tabs" aria-label={tabsLabel}>
      {TABS.map((tab) => (
        <a
          key={tab}
          class="staff-tab"
          href={addressOf('contests', contest, tab)}
          aria-current={tab === here ? 'page' : undefined}
        >
          {tabs[tab]}
        </a>
      ))}
    </nav>
  );
}
