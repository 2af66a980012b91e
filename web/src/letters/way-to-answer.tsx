// SPDX-License-Identifier: MIT
import { useState } from 'preact/hooks';
import type { Outcome } from '../engine/outcome';
import { words } from '../i18n';
import { explainError } from '../parts/notice';
import type { OnDesk } from './desk';
import { sentenceOf, type Named } from './hint';
import { wayOf, type ExplainedStep, type KnowingStep } from './way';

type Found = Outcome<readonly ExplainedStep[]>;

/** The way to the answer by reasoning, which is looked for once it is opened. */
export function WayToAnswer({ laid }: { laid: OnDesk }) {
  const { way } = words().letters;
  const [found, setFound] = useState<Found | 'nothing' | 'asking'>('nothing');
  const look = () => {
    if (found === 'nothing') {
      setFound('asking');
      void laid.questions.explain().then(setFound);
    }
  };
  return (
    <details class="way" onToggle={look}>
      <summary>{way.title}</summary>
      {typeof found === 'string' ? (
        <p role="status">{way.asking}</p>
      ) : found.ok ? (
        <ol>
          {wayOf(found.value).map(({ step, known, refutation }, i) => (
            <li key={i}>
              {sentenceOf(step, laid, known)}
              {refutation.length > 0 && <Refutation steps={refutation} named={laid} />}
            </li>
          ))}
        </ol>
      ) : (
        <p role="alert">{explainError(found.error)}</p>
      )}
    </details>
  );
}

function Refutation({ steps, named }: { steps: readonly KnowingStep[]; named: Named }) {
  return (
    <details>
      <summary>{words().letters.way.why}</summary>
      <ol>
        {steps.map(({ step, known }, i) => (
          <li key={i}>{sentenceOf(step, named, known)}</li>
        ))}
      </ol>
    </details>
  );
}
