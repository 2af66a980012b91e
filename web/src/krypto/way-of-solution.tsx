// SPDX-License-Identifier: MIT
import { useState } from 'preact/hooks';
import { words } from '../i18n';
import { prettyFormula } from './expression';
import { parseFormula } from './formula';
import { workOut } from './formula-steps';
import { ideaText } from './hint-text';
import { numberText } from './notation';
import { toText } from './rational';
import { Step } from './worksheet';

/** The way to a solution: its idea, and its steps in order, once they are wanted. */
export function WayOfSolution({ formula }: { formula: string }) {
  const [isOpen, setOpen] = useState(false);
  const { letters, app } = words();
  const { title } = letters.way;
  return (
    <details class="way" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary aria-label={app.labelled(title, prettyFormula(formula))}>{title}</summary>
      {isOpen && <Steps formula={formula} />}
    </details>
  );
}

function Steps({ formula }: { formula: string }) {
  const tree = parseFormula(formula);
  const worked = tree && workOut(tree);
  if (worked === undefined) {
    return null;
  }
  const { value, steps } = worked;
  const idea = ideaText(
    steps.map(({ left, operator, right, result }) => ({
      left: toText(left),
      operator,
      right: toText(right),
      result: toText(result),
    })),
    numberText(value),
  );
  return (
    <>
      {idea !== undefined && <p>{idea}</p>}
      <ol class="worksheet">
        {steps.map((step, i) => (
          <li key={i}>
            <Step step={step} />
          </li>
        ))}
      </ol>
    </>
  );
}
