// SPDX-License-Identifier: MIT
import { words } from '../i18n';
import { isEnded, type Game } from './game';
import { spokenNumber, spokenOperation, stepText } from './notation';
import type { DoneStep } from './table';

/** A step, as it is written and as it is spoken. */
export function Step({ step }: { step: DoneStep }) {
  return (
    <>
      <span aria-hidden="true">{stepText(step)}</span>
      <span class="visually-hidden">
        {spokenOperation(step)} = {spokenNumber(step.result)}
      </span>
    </>
  );
}

/** The steps so far, as on paper; nothing where the hand has ended without any. */
export function Worksheet({ game }: { game: Game }) {
  const { krypto } = words();
  const { steps } = game.table.value;
  if (steps.length === 0 && isEnded(game)) {
    return null;
  }
  return (
    <section class="panel">
      <h2>{krypto.worksheet}</h2>
      <ol class="worksheet">
        {steps.map((step, index) => (
          <li key={index}>
            <Step step={step} />
          </li>
        ))}
      </ol>
      {steps.length === 0 && <p class="small">{krypto.noStepsYet}</p>}
    </section>
  );
}
