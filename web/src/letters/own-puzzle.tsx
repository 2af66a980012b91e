// SPDX-License-Identifier: MIT
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { explainError } from '../parts/notice';
import { goTo } from '../address/router';
import type { Outcome } from '../engine/outcome';
import { words } from '../i18n';

/** Where a puzzle is played, or what is wrong with its text. */
export type OwnReading = { ok: true; address: string } | { ok: false; fault: string };

interface Props {
  help: string;
  label: string;
  example: string;
  rows: number;
  read: (text: string) => Promise<Outcome<OwnReading>>;
  close: () => void;
  /** Fields beside the text. */
  children?: ComponentChildren;
}

/** A text of one's own, which is played once it is a puzzle. */
export function OwnPuzzle({ help, label, example, rows, read, close, children }: Props) {
  const { own, play: playLabel } = words().letters.newPuzzle;
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const input = useRef<HTMLTextAreaElement>(null);
  const play = async () => {
    const found = await read(text);
    if (input.current?.value !== text) {
      return; // it is another text by now
    }
    if (!found.ok) {
      setFault(explainError(found.error));
    } else if (!found.value.ok) {
      setFault(found.value.fault);
    } else {
      close();
      goTo(found.value.address);
    }
  };
  return (
    <form
      class="dialog-part"
      onSubmit={(event) => {
        event.preventDefault();
        void play();
      }}
      onInput={() => setFault(undefined)}
    >
      <h3>{own}</h3>
      <p id="own-puzzle-help" class="small">
        {help}
      </p>
      <label class="field">
        {label}
        <textarea
          ref={input}
          class="input own-grid"
          rows={rows}
          spellcheck={false}
          autocapitalize="characters"
          placeholder={example}
          aria-invalid={fault !== undefined}
          aria-describedby="own-puzzle-help own-puzzle-fault"
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      {children}
      <p id="own-puzzle-fault" class="own-fault" role="alert">
        {fault}
      </p>
      <button type="submit" class="button">
        {playLabel}
      </button>
    </form>
  );
}
