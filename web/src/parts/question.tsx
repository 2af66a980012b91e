// SPDX-License-Identifier: MIT
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import './question.css';

interface QuestionProps {
  question: string;
  yes: string;
  no: string;
  onYes: () => void;
  onNo: () => void;
}

/** A question before something is lost. The button that keeps it is the loud one. */
export function Question({ question, yes, no, onYes, onNo }: QuestionProps) {
  const keep = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => keep.current?.focus(), []);
  return (
    <div class="question" role="group" aria-label={question}>
      <p>{question}</p>
      <div class="question-buttons">
        <button type="button" class="button" onClick={onYes}>
          {yes}
        </button>
        <button ref={keep} type="button" class="button button-strong" onClick={onNo}>
          {no}
        </button>
      </div>
    </div>
  );
}

interface AskFirstProps {
  words: { act: string; question: string; yes: string; no: string };
  /** Whether something is lost; otherwise no question comes. */
  loses?: boolean;
  /** How the button looks. */
  class?: string;
  act: () => void;
}

/** A button that asks first. “No” leads back to it. */
export function AskFirst({ words, loses = true, class: look = 'button', act }: AskFirstProps) {
  const [isAsked, setAsked] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);
  useLayoutEffect(() => {
    if (wasAsked.current) {
      button.current?.focus();
    }
    wasAsked.current = isAsked;
  }, [isAsked]);
  if (isAsked) {
    return (
      <Question
        {...words}
        onYes={() => {
          setAsked(false);
          act();
        }}
        onNo={() => setAsked(false)}
      />
    );
  }
  return (
    <button
      ref={button}
      type="button"
      class={look}
      onClick={() => {
        if (loses) {
          setAsked(true);
        } else {
          act();
        }
      }}
    >
      {words.act}
    </button>
  );
}
