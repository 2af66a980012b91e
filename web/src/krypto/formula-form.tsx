// SPDX-License-Identifier: MIT
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { words } from '../i18n';
import type { FormulaProblem } from './formula';
import { explainFormula } from './formula-problem';
import type { GameName } from './games';

interface Wrong {
  text: string;
  problem: FormulaProblem;
}

interface FormulaFormProps {
  label: string;
  /** The action of the button. */
  action: string;
  /** Takes the formula, or says what is wrong with it. */
  check: (text: string) => FormulaProblem | undefined;
  /** The game whose words it has. */
  game?: GameName;
  /** Whether one is to begin typing at once. */
  isWaiting?: boolean;
  /** When this changes, what was wrong with a formula is of no interest any more. */
  situation?: unknown;
  /** The text that stands there at first. */
  text?: string;
  /** Hears of each change of the text. */
  typed?: (text: string) => void;
}

export function FormulaForm(props: FormulaFormProps) {
  const {
    label,
    action,
    check,
    game = 'krypto',
    isWaiting = false,
    situation,
    text: first = '',
    typed,
  } = props;
  const { krypto } = words();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const said = useRef<HTMLDivElement>(null);
  const [wrong, setWrong] = useState<Wrong>();
  useLayoutEffect(() => {
    if (isWaiting) {
      input.current?.focus();
    }
  }, [isWaiting]);
  useLayoutEffect(() => setWrong(undefined), [situation]);
  useEffect(() => {
    if (wrong !== undefined) {
      said.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [wrong]);
  const submit = (event: Event) => {
    event.preventDefault();
    const text = input.current?.value ?? '';
    const problem = check(text);
    setWrong(problem && { text, problem });
    if (problem !== undefined) {
      input.current?.focus();
      input.current?.setSelectionRange(problem.at.from, problem.at.to);
    }
  };
  return (
    <form class="panel" onSubmit={submit} noValidate>
      <h2>
        <label for={`${id}-input`}>{label}</label>
      </h2>
      <div class="with-button">
        <input
          id={`${id}-input`}
          ref={input}
          class="input input-formula"
          type="text"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          maxLength={200}
          placeholder={krypto.formulaExample}
          defaultValue={first}
          onInput={(event) => {
            setWrong(undefined);
            typed?.(event.currentTarget.value);
          }}
          aria-invalid={wrong !== undefined}
          aria-describedby={`${id}-wrong`}
        />
        <button type="submit" class="button">
          {action}
        </button>
      </div>
      <div ref={said} id={`${id}-wrong`} role="alert" class="wrong">
        {wrong && <WrongFormula {...wrong} game={game} />}
      </div>
    </form>
  );
}

/** The formula with the place marked, and what is wrong there. */
function WrongFormula({ text, problem, game }: Wrong & { game: GameName }) {
  const { from, to } = problem.at;
  const isWhole = from === 0 && to === text.length;
  return (
    <>
      {!isWhole && (
        <p class="wrong-formula">
          {text.slice(0, from)}
          <mark>{from === to ? '\u00a0' : text.slice(from, to)}</mark>
          {text.slice(to)}
        </p>
      )}
      <p>{explainFormula(problem, game)}</p>
    </>
  );
}
