// SPDX-License-Identifier: MIT
import { words } from '../i18n';

/** What the words beside them say: letters and digits as tiles, signs as they are. */
const PICTURES = [
  ['A', '→', '2'],
  ['A', '≠', 'B'],
  ['AB', '×', 'C', '=', 'DEA', '→', '24', '×', '8', '=', '192'],
];

export function HowTo({ needsPrecedence }: { needsPrecedence: boolean }) {
  const { calcrostic, letters } = words();
  return (
    <details class="how-to">
      <summary>{letters.howTo}</summary>
      <ol class="how-to-steps">
        {PICTURES.map((signs, index) => (
          <li key={index}>
            <span class="how-to-picture" aria-hidden="true">
              {signs.map((sign, place) => (
                <span key={place} class="how-to-word">
                  {/^[\dA-Z]/.test(sign)
                    ? Array.from(sign, (one, i) => (
                        <span key={i} class="small-card">
                          {one}
                        </span>
                      ))
                    : sign}
                </span>
              ))}
            </span>
            {calcrostic.howToSteps[index]}
          </li>
        ))}
      </ol>
      {needsPrecedence && <p>{calcrostic.precedence}</p>}
      <p>{calcrostic.howToStart}</p>
      <p>{letters.howToKeys}</p>
    </details>
  );
}
