// SPDX-License-Identifier: MIT
import { language } from '../../i18n';
import { addressOf } from '../frame/desk';
import { Heading } from '../frame/heading';
import type { ViewProps } from '../frame/page';
import { usePolled } from '../frame/polled';
import { refusalText } from '../frame/refusal';
import { ContestView } from './contest-view';
import type { Contest } from './messages';
import { organiserWords } from './words';

/** All contests, or one of them. */
export function ContestsView(props: ViewProps) {
  const [contest] = props.rest;
  return contest === undefined ? (
    <List {...props} />
  ) : (
    <ContestView key={contest} {...props} contest={contest} />
  );
}

function List({ desk }: ViewProps) {
  const words = organiserWords();
  const { value, refusal } = usePolled<{ contests: readonly Contest[] }>(desk, 'staff/contests');
  return (
    <section>
      <Heading>{words.pages.contests}</Heading>
      {refusal !== undefined && <p role="status">{refusalText(refusal)}</p>}
      {value?.contests.length === 0 && <p>{words.list.none}</p>}
      <ul class="contest-list">
        {value?.contests.map((contest) => (
          <li key={contest.contest}>
            <h2>
              <a href={addressOf('contests', contest.contest)}>{contest.title[language.value]}</a>
            </h2>
            <p>
              {contest.season} · {words.stages[contest.state]}
            </p>
            <p>{words.list.counts(contest.entrants, contest.attempts.handed_in)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
