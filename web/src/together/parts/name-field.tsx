// SPDX-License-Identifier: MIT
import type { NameProblem } from '../session/player-name';
import { MOST_UNITS, myName } from '../session/wishes';
import { roomWords } from './words';

interface NameFieldProps {
  id: string;
  problem: NameProblem | undefined;
  /** Why the server has refused the name. */
  refused?: string | undefined;
}

/** The name that others see, the same wherever one plays. */
export function NameField({ id, problem, refused }: NameFieldProps) {
  return (
    <div class="field">
      <label for={id}>{roomWords().name}</label>
      <input
        id={id}
        class="input"
        type="text"
        autocomplete="nickname"
        maxLength={MOST_UNITS}
        aria-invalid={problem !== undefined || refused !== undefined}
        aria-describedby={`${id}-problem`}
        value={myName.value}
        onInput={(event) => {
          myName.value = event.currentTarget.value;
        }}
      />
      <p id={`${id}-problem`} role="alert" class="wrong">
        {problem ? explain(problem) : refused}
      </p>
    </div>
  );
}

function explain(problem: NameProblem): string {
  const { badName, longName, unseenInName } = roomWords();
  switch (problem.kind) {
    case 'empty':
      return badName;
    case 'long':
      return longName;
    case 'unseen':
      return unseenInName(problem.sign);
  }
}
