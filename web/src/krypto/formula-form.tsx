import { useId, useRef, useState } from 'preact/hooks';
import { words } from '../i18n';
import type { FormulaProblem } from './formula';
import { numberText, operationText } from './notation';
import type { Play } from './play';

interface Wrong {
  text: string;
  problem: FormulaProblem;
}

export function FormulaForm({ play }: { play: Play }) {
  const { krypto } = words();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<Wrong>();
  const check = (event: Event) => {
    event.preventDefault();
    const text = input.current?.value ?? '';
    const problem = play.typeFormula(text);
    setWrong(problem && { text, problem });
    if (problem !== undefined) {
      input.current?.focus();
      input.current?.setSelectionRange(problem.at.from, problem.at.to);
    }
  };
  return (
    <form class="panel" onSubmit={check} noValidate>
      <h2>
        <label for={`${id}-input`}>{krypto.formula}</label>
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
          aria-invalid={wrong !== undefined}
          aria-describedby={`${id}-wrong`}
        />
        <button type="submit" class="button">
          {krypto.formulaCheck}
        </button>
      </div>
      <div id={`${id}-wrong`} role="alert" class="wrong">
        {wrong && <WrongFormula {...wrong} />}
      </div>
    </form>
  );
}

/** The formula with the place marked, and what is wrong there. */
function WrongFormula({ text, problem }: Wrong) {
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
      <p>{explain(problem)}</p>
    </>
  );
}

function explain(problem: FormulaProblem): string {
  const { krypto } = words();
  const said = krypto.formulaProblems[problem.kind];
  switch (problem.kind) {
    case 'missing_cards':
      return `${said} ${problem.cards.join(', ')}.`;
    case 'wrong_value':
      return `${said} ${numberText(problem.value)}.`;
    case 'refused':
      return krypto.refused(operationText(problem), problem.refusal);
    default:
      return said;
  }
}
