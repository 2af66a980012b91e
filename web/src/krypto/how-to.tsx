// SPDX-License-Identifier: MIT
import { words } from '../i18n';

/**
 * Pictures for the words beside them: a card by its number, `+` and `→` as they are, `=17` the
 * objective.
 */
const PICTURES = [
  ['14', '+', '8'],
  ['14', '+', '8', '→', '22'],
  ['17', '→', '=17'],
];

export function HowTo() {
  const { krypto } = words();
  return (
    <details class="how-to">
      <summary>{krypto.howTo}</summary>
      <ol class="how-to-steps">
        {PICTURES.map((signs, index) => (
          <li key={index}>
            <span class="how-to-picture" aria-hidden="true">
              {signs.map((sign, place) => (
                <span key={place} class={classOf(sign)}>
                  {sign.replace('=', '')}
                </span>
              ))}
            </span>
            {krypto.howToSteps[index]}
          </li>
        ))}
      </ol>
      <p>{krypto.howToEnd}</p>
      <a class="button" href="#/krypto/learn">
        {krypto.guide.title}
      </a>
    </details>
  );
}

function classOf(sign: string): string | undefined {
  return sign.startsWith('=') ? 'small-objective' : /^\d/.test(sign) ? 'small-card' : undefined;
}
