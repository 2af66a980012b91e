// SPDX-License-Identifier: MIT
import { useId, useState } from 'preact/hooks';
import { readCode } from './session/code';
import { NameField } from './parts/name-field';
import { RoomSeen } from './parts/room-seen';
import { problemOfName, type NameProblem } from './session/player-name';
import type { Session } from './session/session';
import { myName } from './session/wishes';
import { roomWords } from './parts/words';

interface JoinFormProps {
  session: Session;
  /** The code of the link that one came by. */
  linked: string;
  /** The same, if nothing but a name is missing. */
  invited: string | undefined;
  /** Why the server has refused the name. */
  refusedName: string | undefined;
  /** Whether the page comes from a server that has rooms. */
  isServed: boolean;
}

export function JoinForm({ session, linked, invited, refusedName, isServed }: JoinFormProps) {
  const words = roomWords();
  const id = useId();
  const [text, setText] = useState(linked);
  const [wrong, setWrong] = useState<'code' | NameProblem>();
  const enter = (how: 'join' | 'watch') => {
    const code = readCode(text);
    const name = myName.peek().trim();
    if (code === undefined) {
      setWrong('code');
    } else if (how === 'watch') {
      session.watch(code);
    } else if (session.kept(code) !== undefined) {
      session.visit(code, session.purpose.peek());
    } else {
      const problem = problemOfName(name);
      setWrong(problem);
      if (problem === undefined) {
        session.join(code, name);
      }
    }
  };
  return (
    <form
      class="panel"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        enter('join');
      }}
    >
      <h2>{invited === undefined ? words.join : words.joinRoom(invited)}</h2>
      {invited !== undefined && isServed && session.kept(invited) === undefined && (
        <RoomSeen code={invited} />
      )}
      <div class="room-fields">
        {invited === undefined && (
          <div class="field">
            <label for={`${id}-code`}>{words.code}</label>
            <input
              id={`${id}-code`}
              class="input room-code-input"
              type="text"
              autocomplete="off"
              autocapitalize="characters"
              spellcheck={false}
              maxLength={20}
              placeholder={words.codeExample}
              aria-invalid={wrong === 'code'}
              aria-describedby={`${id}-code-problem`}
              value={text}
              onInput={(event) => {
                setText(event.currentTarget.value);
                setWrong(undefined);
              }}
            />
            <p id={`${id}-code-problem`} role="alert" class="wrong">
              {wrong === 'code' ? words.badCode : undefined}
            </p>
          </div>
        )}
        <NameField
          id={`${id}-name`}
          problem={wrong === 'code' ? undefined : wrong}
          refused={refusedName}
        />
      </div>
      <div class="room-buttons">
        <button type="submit" class="button button-strong">
          {words.takeSeat}
        </button>
        <button type="button" class="button" onClick={() => enter('watch')}>
          {words.watch}
        </button>
      </div>
    </form>
  );
}
