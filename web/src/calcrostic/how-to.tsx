// SPDX-License-Identifier: MIT
import { words } from '../i18n';
import { HowToPlay } from '../letters/how-to';

const PICTURES = [
  ['A', '→', '2'],
  ['A', '≠', 'B'],
  ['AB', '×', 'C', '=', 'DEA', '→', '24', '×', '8', '=', '192'],
];

export function HowTo({ needsPrecedence }: { needsPrecedence: boolean }) {
  const { calcrostic } = words();
  return (
    <HowToPlay pictures={PICTURES} steps={calcrostic.howToSteps}>
      {needsPrecedence && <p>{calcrostic.precedence}</p>}
      <p>{calcrostic.howToStart}</p>
    </HowToPlay>
  );
}
