// SPDX-License-Identifier: MIT
import { LONGEST_NAME, myName } from '../session/wishes';
import { roomWords } from './words';

interface NameFieldProps {
  id: string;
  /** The fault of the name, if it is this field's. */
  problem: string | undefined;
}

/** The name that others see, the same wherever one plays. */
export function NameField({ id, problem }: NameFieldProps) {
  return (
    <div class="field">
      <label for={id}>{roomWords().name}</label>
      <input
        id={id}
        class="input"
        type="text"
        autocomplete="nickname"
        maxLength={2 * LONGEST_NAME}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-problem`}
        value={myName.value}
        onInput={(event) => {
          myName.value = event.currentTarget.value;
        }}
      />
      <p id={`${id}-problem`} role="alert" class="wrong">
        {problem}
      </p>
    </div>
  );
}
