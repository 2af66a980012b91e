// SPDX-License-Identifier: MIT
import { SHORT_CODE } from './code';
import { CodeForm } from './code-form';
import type { Contest } from './contest';
import { Refusal } from './refusal';
import { contestWords } from './words';
import type { KeptAttempt } from './writing';

/** The first page: the code, typed or from the link on the slip. */
export function EnterView({ contest, kept }: { contest: Contest; kept: KeptAttempt | undefined }) {
  const { enter } = contestWords();
  return (
    <section class="contest-card">
      <h1>{enter.title}</h1>
      <EnterForm contest={contest} />
      {kept !== undefined && (
        <button type="button" class="button" onClick={() => void contest.goOn(kept)}>
          {enter.goOn}
        </button>
      )}
    </section>
  );
}

const LENGTHS = [SHORT_CODE];

export function EnterForm({ contest }: { contest: Contest }) {
  return (
    <CodeForm
      words={contestWords().enter}
      lengths={LENGTHS}
      isBusy={contest.isBusy.value}
      enter={(code) => void contest.enter(code)}
    >
      <Refusal contest={contest} />
    </CodeForm>
  );
}
