// SPDX-License-Identifier: MIT
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useId, useRef, useState } from 'preact/hooks';
import { decoded, isCodeInAddress } from './address';
import { readCode, shownCode, type CodeProblem } from './code';

interface Props {
  words: {
    readonly code: string;
    readonly help: string;
    readonly go: string;
    readonly faults: {
      readonly sign: (sign: string) => string;
      readonly length: (length: number) => string;
      readonly mistyped: string;
    };
  };
  lengths: readonly number[];
  isBusy: boolean;
  enter: (code: string) => void;
  /** The last refusal of the server. */
  children: ComponentChildren;
}

/** Asks for a code, typed or from the link on a slip; a mistyped one goes to no server. */
export function CodeForm({ words, lengths, isBusy, enter, children }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<CodeProblem>();
  useLayoutEffect(() => {
    if (input.current !== null && isCodeInAddress()) {
      input.current.value = codeInAddress(lengths);
      // The code is not to stay in the history of the browser.
      history.replaceState(null, '', location.pathname + location.search);
    }
  }, [lengths]);
  const submit = (event: Event) => {
    event.preventDefault();
    const read = readCode(input.current?.value ?? '', lengths);
    setProblem(read.ok ? undefined : read.problem);
    if (!read.ok) {
      input.current?.focus();
    } else if (!isBusy) {
      enter(read.code);
    }
  };
  const problemText = (one: CodeProblem): string => {
    const { faults } = words;
    switch (one.kind) {
      case 'sign':
        return faults.sign(one.sign);
      case 'length':
        return faults.length(one.length);
      case 'mistyped':
        return faults.mistyped;
    }
  };
  return (
    <form class="contest-form" onSubmit={submit} noValidate>
      <label for={`${id}-code`}>{words.code}</label>
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
        {words.help}
      </p>
      <p id={`${id}-wrong`} role="alert" class="wrong">
        {problem && problemText(problem)}
      </p>
      {children}
      <button type="submit" class="button button-strong" aria-disabled={isBusy}>
        {words.go}
      </button>
    </form>
  );
}

/** The code in the address, behind the number sign, which no server gets to see. */
function codeInAddress(lengths: readonly number[]): string {
  const text = decoded(location.hash.slice(1));
  const read = readCode(text, lengths);
  return read.ok ? shownCode(read.code) : text;
}
