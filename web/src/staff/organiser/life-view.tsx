// SPDX-License-Identifier: MIT
import { language } from '../../i18n';
import type { Desk } from '../frame/desk';
import { usePolled } from '../frame/polled';
import { pathOf, type ContestProps } from './contest-props';
import type { CheckItem, Contest, ContestInFull } from './messages';
import { stageOf, STAGES, windowsIn, type Stage } from './phase';
import { WindowsPart } from './windows-part';
import { organiserWords } from './words';

/** The stages of a contest, its checklist, the next act, and its windows. */
export function LifeView({ desk, me, contest }: ContestProps) {
  const windows = windowsIn(me, contest.contest);
  const stage = stageOf(contest, windows);
  return (
    <>
      <Stages here={stage} />
      <Acts desk={desk} contest={contest} stage={stage} />
      <Checklist desk={desk} contest={contest} />
      <WindowsPart desk={desk} contest={contest} windows={windows} />
    </>
  );
}

function Stages({ here }: { here: Stage }) {
  const { stages, life } = organiserWords();
  return (
    <ol class="life-stages" aria-label={life.label}>
      {STAGES.map((stage) => (
        <li
          key={stage}
          aria-current={stage === here ? 'step' : undefined}
          data-past={STAGES.indexOf(stage) < STAGES.indexOf(here)}
        >
          {stages[stage]}
        </li>
      ))}
    </ol>
  );
}

function Acts({ desk, contest, stage }: { desk: Desk; contest: ContestInFull; stage: Stage }) {
  const { life } = organiserWords();
  const isMarked = stage === 'marked' || stage === 'published';
  const mark = () =>
    desk.act<{ revision: number; attempts: number }>({
      path: pathOf(contest, 'mark'),
      body: {},
      question: {
        title: life.mark,
        text: isMarked ? life.markAgainSure : life.markSure,
        yes: life.markYes,
      },
      done: ({ revision, attempts }) => ({ text: life.markDone(attempts, revision) }),
    });
  const unpublish = (sure: boolean) =>
    desk.act<Contest>({
      path: pathOf(contest, 'unpublish'),
      ...(sure
        ? {
            body: {},
            question: {
              title: life.unpublish,
              text: life.unpublishSure,
              yes: life.unpublishYes,
            },
          }
        : { body: { sure: true } }),
      done: () => ({ text: life.unpublishDone }),
    });
  const publish = () =>
    desk.act<Contest>({
      path: pathOf(contest, 'publish'),
      body: {},
      question: { title: life.publish, text: life.publishSure, yes: life.publishYes },
      done: () => ({ text: life.publishDone, undo: () => unpublish(false) }),
    });
  return (
    <section class="staff-part">
      <p>{life.about[stage]}</p>
      {contest.revision > 0 && <p>{life.revision(contest.revision)}</p>}
      <p class="contest-buttons">
        {(stage === 'closed' || stage === 'marked') && (
          <button
            type="button"
            class={stage === 'closed' ? 'button button-strong' : 'button'}
            onClick={() => void mark()}
          >
            {isMarked ? life.markAgain : life.mark}
          </button>
        )}
        {stage === 'marked' && (
          <button type="button" class="button button-strong" onClick={() => void publish()}>
            {life.publish}
          </button>
        )}
        {stage === 'published' && (
          <button type="button" class="button" onClick={() => void unpublish(true)}>
            {life.unpublish}
          </button>
        )}
      </p>
    </section>
  );
}

/** How often the checklist is asked for, in milliseconds: it looks at every paper. */
const CHECKS = 30_000;

function Checklist({ desk, contest }: { desk: Desk; contest: ContestInFull }) {
  const { life } = organiserWords();
  const { value } = usePolled<{ items: readonly CheckItem[] }>(
    desk,
    pathOf(contest, 'check'),
    CHECKS,
  );
  return (
    <section class="staff-part">
      <h2>{life.checklist}</h2>
      <ul class="life-checks">
        {value?.items.map(({ what, ok, text }) => (
          <li key={what} data-ok={ok}>
            <span aria-hidden="true">{ok ? '✓' : '✗'}</span>
            <span class="visually-hidden">{ok ? life.fine : life.open}: </span>
            <span>{text[language.value]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
