// SPDX-License-Identifier: MIT
import { words } from '../i18n';
import { HowToPlay } from '../letters/how-to';

const PICTURE = ['AB', '×', 'C', '=', 'DEA', '→', '24', '×', '8', '=', '192'];

interface Props {
  /** Whether a line may have several operators. */
  hasPrecedence: boolean;
  isOpen?: boolean;
  /** Whether they are those of a challenge. */
  isChallenge?: boolean;
}

/** The rules of grids of equations. */
export function GridRules({ hasPrecedence, isOpen = false, isChallenge = false }: Props) {
  const { howToSteps, howToStart, precedence } = words().calcrostic;
  return (
    <HowToPlay
      picture={PICTURE}
      steps={howToSteps}
      learn="#/calcrostic/learn"
      isOpen={isOpen}
      isChallenge={isChallenge}
    >
      {hasPrecedence && <p>{precedence}</p>}
      <p>{howToStart}</p>
    </HowToPlay>
  );
}
