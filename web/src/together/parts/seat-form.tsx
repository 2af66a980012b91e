// SPDX-License-Identifier: MIT
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { NameField } from './name-field';
import { showWrong } from '../../parts/show-wrong';
import { problemOfName, type NameProblem } from '../session/player-name';
import { myName } from '../session/wishes';
import { roomWords } from './words';

interface SeatFormProps {
  openIt: string;
  open: (name: string) => void;
  /** The settings that one sees at once. */
  children: ComponentChildren;
  more: ComponentChildren;
}

/** Opens a room in which one takes the first seat, by the name that others see. */
export function SeatForm({ openIt, open, children, more }: SeatFormProps) {
  const words = roomWords();
  const id = useId();
  const [problem, setProblem] = useState<NameProblem>();
  const submit = (event: Event) => {
    event.preventDefault();
    const name = myName.peek().trim();
    const found = problemOfName(name);
    setProblem(found);
    if (!showWrong(event.currentTarget as HTMLFormElement) && found === undefined) {
      open(name);
    }
  };
  return (
    <form noValidate onSubmit={submit}>
      <div class="room-fields">
        <NameField id={`${id}-name`} problem={problem} />
        {children}
      </div>
      <details class="room-more">
        <summary>{words.moreSettings}</summary>
        <div class="room-fields">{more}</div>
      </details>
      <button type="submit" class="button button-strong">
        {openIt}
      </button>
    </form>
  );
}
