// SPDX-License-Identifier: MIT
import type { ComponentChildren } from 'preact';
import { words } from '../i18n';

/** The pictures of steps that all boards have: letters and digits as tiles, signs as they are. */
const PICTURES = [
  ['A', '→', '2'],
  ['A', '≠', 'B'],
];

interface Props {
  /** The picture of the last step. */
  picture: readonly string[];
  steps: readonly string[];
  /** The address of the lesson. */
  learn: string;
  /** Whether the rules lie open at first. */
  isOpen?: boolean;
  /** Whether it is for a challenge, which has no help. */
  isChallenge?: boolean;
  /** The text below the steps. */
  children: ComponentChildren;
}

/** The rules, for players who want to know them. */
export function HowToPlay({
  picture,
  steps,
  learn,
  isOpen = false,
  isChallenge = false,
  children,
}: Props) {
  const { app, letters, guide } = words();
  return (
    <details class="how-to" open={isOpen}>
      <summary>{letters.howTo}</summary>
      <ol class="how-to-steps">
        {[...PICTURES, picture].map((signs, index) => (
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
            {steps[index]}
          </li>
        ))}
      </ol>
      {children}
      {!isChallenge && <p>{app.timeRuns}</p>}
      <p>{letters.howToKeys(isChallenge)}</p>
      <a class="button" href={learn}>
        {guide.title}
      </a>
    </details>
  );
}
