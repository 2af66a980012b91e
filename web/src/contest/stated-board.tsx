// SPDX-License-Identifier: MIT
import { useId } from 'preact/hooks';
import { language, locale } from '../i18n';
import type { Question } from './messages';
import type { Slot } from '../answering/slot';
import { contestWords } from './words';

export type StatedQuestion = Extract<Question, { kind: 'stated' }>;

/** The most characters of an answer. */
const MOST_TYPED = 100;

/** A question in words, whose answer is chosen or typed. */
export function StatedBoard({ slot, question }: { slot: Slot; question: StatedQuestion }) {
  const { boards } = contestWords();
  const { picture, form } = question;
  const text = question.text[language.value];
  return (
    <div class="stated">
      <p class="stated-text">{text}</p>
      {picture && (
        <img class="stated-picture" src={picture.src} alt={picture.alt[language.value]} />
      )}
      {'speechSynthesis' in window && (
        <button type="button" class="button" onClick={() => readAloud(text)}>
          {boards.readAloud}
        </button>
      )}
      {form === 'choice' ? (
        <Choice slot={slot} question={question} />
      ) : (
        <Typed slot={slot} form={form} />
      )}
    </div>
  );
}

/** By the own voice of the device. */
function readAloud(text: string): void {
  const said = new SpeechSynthesisUtterance(text);
  said.lang = locale.peek();
  speechSynthesis.cancel();
  speechSynthesis.speak(said);
}

function Choice({ slot, question }: { slot: Slot; question: StatedQuestion }) {
  const { boards } = contestWords();
  const { options = [] } = question;
  const chosen = slot.entry().answer;
  const isLocked = slot.isLocked();
  const name = useId();
  return (
    <fieldset class="stated-options" disabled={isLocked}>
      <legend>{boards.choice}</legend>
      {options.map((option, i) => {
        const letter = String.fromCharCode('A'.charCodeAt(0) + i);
        return (
          <label key={letter} class="stated-option">
            <input
              type="radio"
              name={name}
              checked={chosen === letter}
              onChange={() => slot.enter({ state: letter, answer: letter })}
            />
            <span class="stated-letter">{letter}</span>
            <span>{option[language.value]}</span>
          </label>
        );
      })}
      <button
        type="button"
        class="button"
        aria-disabled={chosen === ''}
        onClick={() => slot.enter({ state: '', answer: '' })}
      >
        {boards.clear}
      </button>
    </fieldset>
  );
}

function Typed({ slot, form }: { slot: Slot; form: 'number' | 'text' }) {
  const { boards } = contestWords();
  const id = useId();
  return (
    <div class="field stated-field">
      <label for={id}>{boards.answer}</label>
      <input
        id={id}
        class="input"
        type="text"
        inputMode={form === 'number' ? 'decimal' : 'text'}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        maxLength={MOST_TYPED}
        aria-describedby={`${id}-help`}
        value={slot.entry().state}
        readOnly={slot.isLocked()}
        onInput={(event) => {
          const state = event.currentTarget.value;
          slot.enter({ state, answer: state.trim() });
        }}
      />
      <p id={`${id}-help`} class="small">
        {form === 'number' ? boards.number : boards.text}
      </p>
    </div>
  );
}
