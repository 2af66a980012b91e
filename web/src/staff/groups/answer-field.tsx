// SPDX-License-Identifier: MIT
import { useId, useRef, useState } from 'preact/hooks';
import type { Desk } from '../frame/desk';
import type { PaperAnswer } from './messages';
import { useKnownText } from './use-known-text';
import { groupWords } from './words';

interface Props {
  desk: Desk;
  contest: string;
  entrant: string;
  who: string;
  question: PaperAnswer;
}

/** The answer to a question of a paper, typed by a person; the server says whether it is one. */
export function AnswerField({ desk, contest, entrant, who, question }: Props) {
  const { paper } = groupWords();
  const { number, form, answer, doubt } = question;
  const id = useId();
  const [isWrong, setWrong] = useState(false);
  const known = answer ?? doubt?.read ?? '';
  const { input, show } = useKnownText(known);
  /** The text that is being kept: Enter both changes and submits. */
  const underWay = useRef<string | undefined>(undefined);
  const keep = async () => {
    const typed = input.current?.value.trim() ?? '';
    if (typed === underWay.current || (doubt === null && typed === known)) {
      return;
    }
    underWay.current = typed;
    const kept = answer ?? '';
    const isOther = kept !== '' && typed !== kept;
    const said = await desk.act<{ answer: string }>({
      method: 'PUT',
      path: `staff/entrants/${entrant}/answer`,
      body: { contest, number, answer: typed },
      ...(isOther && {
        question: {
          title: paper.replace,
          text: paper.replaceText(kept),
          yes: paper.replaceYes,
        },
      }),
      done: (value) => ({ text: paper.kept(who, number, value.answer) }),
    });
    underWay.current = undefined;
    const refusal = said === undefined ? desk.refusal.peek() : undefined;
    setWrong(refusal === 'bad_request');
    // A refused text stays in the field. Without a yes, the former answer comes back.
    if (refusal === undefined) {
      show(said?.answer ?? known);
    }
  };
  return (
    <form
      class="paper-field"
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
      noValidate
    >
      <label for={id}>{paper.field(number)}</label>
      <input
        id={id}
        ref={input}
        class="input"
        maxLength={300}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        placeholder={paper.hints[form]}
        aria-invalid={isWrong}
        aria-describedby={`${id}-wrong`}
        onChange={() => {
          // A question in doubt is settled by its button alone.
          if (doubt === null) {
            void keep();
          }
        }}
      />
      {doubt !== null && (
        <button type="submit" class="button" aria-disabled={desk.isBusy.value}>
          {groupWords().paper.keep}
        </button>
      )}
      <p id={`${id}-wrong`} role="alert" class="wrong">
        {isWrong && paper.wrong}
      </p>
    </form>
  );
}
