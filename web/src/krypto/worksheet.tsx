// SPDX-License-Identifier: MIT
import { words } from '../i18n';
import type { Game } from './game';
import { spokenNumber, spokenOperation, stepText } from './notation';

/** The steps so far, as on paper. */
export function Worksheet({ game }: { game: Game }) {
  const { krypto } = words();
  const { steps } = game.table.value;
  return (
    <section class="panel">
      <h2>{krypto.worksheet}</h2>
      <ol class="worksheet">
        {steps.map((step, index) => (
          <li key={index}>
            <span aria-hidden="true">{stepText(step)}</span>
            <span class="visually-hidden">
              {spokenOperation(step)} = {spokenNumber(step.result)}
            </span>
          </li>
        ))}
      </ol>
      {steps.length === 0 && <p class="small">{krypto.noStepsYet}</p>}
    </section>
  );
}
