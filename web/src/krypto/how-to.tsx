// SPDX-License-Identifier: MIT
import { words } from '../i18n';
import { GAMES, type GameName, type Setting } from './games';
import { wordsOf } from './words-of';

/**
 * Pictures for the words beside them: a card by its number, `+` and `→` as they are, `=17` the
 * objective.
 */
const picturesOf = (left: number, right: number, objective: number) => [
  [`${left}`, '+', `${right}`],
  [`${left}`, '+', `${right}`, '→', `${left + right}`],
  [`${objective}`, '→', `=${objective}`],
];

/** Their numbers are ones that the game has. */
const PICTURES: Readonly<Record<GameName, string[][]>> = {
  krypto: picturesOf(14, 8, 17),
  '24': picturesOf(12, 8, 24),
  countdown: picturesOf(75, 6, 345),
  own: picturesOf(14, 8, 17),
};

interface HowToProps {
  setting: Setting;
  /** How many cards are dealt. */
  cards: number;
  /** Whether it is for a challenge: only the objective itself counts, and there are no hints. */
  isChallenge?: boolean;
  /** Whether the rules lie open at first. */
  isOpen?: boolean;
}

export function HowTo({ setting, cards, isChallenge = false, isOpen = false }: HowToProps) {
  const { game, use } = setting;
  const { krypto, games } = wordsOf(game);
  const isNear = GAMES[game].isNearestCounted && !isChallenge;
  const last = isNear
    ? games.lastStepNear
    : use === 'any'
      ? games.lastStepAny
      : games.lastStep(cards);
  const steps = [...krypto.howToSteps, last];
  return (
    <details class="how-to" open={isOpen}>
      <summary>{krypto.howTo}</summary>
      <ol class="how-to-steps">
        {PICTURES[game].map((signs, index) => (
          <li key={index}>
            <span class="how-to-picture" aria-hidden="true">
              {signs.map((sign, place) => (
                <span key={place} class={classOf(sign)}>
                  {sign.replace('=', '')}
                </span>
              ))}
            </span>
            {steps[index]}
          </li>
        ))}
      </ol>
      <p>{use === 'any' ? games.endAny : krypto.howToEnd}</p>
      {game === 'countdown' && <p>{games.wholeAboveZero}</p>}
      {isNear && <p>{games.endCountdown}</p>}
      {GAMES[game].seconds === undefined && !isChallenge && <p>{words().app.timeRuns}</p>}
      <p class="small">{krypto.howToKeys(isChallenge)}</p>
      {/* The lesson has the rules and the words of Krypto. */}
      {game === 'krypto' && (
        <a class="button" href="#/krypto/learn">
          {words().guide.title}
        </a>
      )}
    </details>
  );
}

function classOf(sign: string): string | undefined {
  return sign.startsWith('=') ? 'small-objective' : /^\d/.test(sign) ? 'small-card' : undefined;
}
