// SPDX-License-Identifier: MIT
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { readCode, shownCode, type CodeProblem } from './code';
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

/** The code in the address, behind the number sign, which no server gets to see. */
function codeInAddress(): string {
  const text = decodeURIComponent(location.hash.slice(1));
  const read = readCode(text);
  return read.ok ? shownCode(read.code) : text;
}

export function EnterForm({ contest }: { contest: Contest }) {
  const { enter } = contestWords();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<CodeProblem>();
  const isBusy = contest.isBusy.value;
  useEffect(() => {
    if (input.current !== null && location.hash !== '') {
      input.current.value = codeInAddress();
      // The code is not to stay in the history of the browser.
      history.replaceState(null, '', location.pathname + location.search);
    }
  }, []);
  const submit = (event: Event) => {
    event.preventDefault();
    const read = readCode(input.current?.value ?? '');
    setProblem(read.ok ? undefined : read.problem);
    if (!read.ok) {
      input.current?.focus();
    } else if (!isBusy) {
      void contest.enter(read.code);
    }
  };
  return (
    <form class="contest-form" onSubmit={submit} noValidate>
      <label for={`${id}-code`}>{enter.code}</label>
      <input
        id={`${id}-code`}
        ref={input}
        class="input contest-code"
        type="text"
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        maxLength={40}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-help ${id}-wrong`}
      />
      <p id={`${id}-help`} class="small">
        {enter.help}
      </p>
      <p id={`${id}-wrong`} role="alert" class="wrong">
        {problem && problemText(problem)}
      </p>
      <Refusal contest={contest} />
      <button type="submit" class="button button-strong" aria-disabled={isBusy}>
        {enter.go}
      </button>
    </form>
  );
}

function problemText(problem: CodeProblem): string {
  const { faults } = contestWords().enter;
  switch (problem.kind) {
    case 'sign':
      return faults.sign(problem.sign);
    case 'length':
      return faults.length(problem.length);
    case 'mistyped':
      return faults.mistyped;
  }
}
