// SPDX-License-Identifier: MIT
import { HowToPlay } from '../letters/how-to';
import type { Puzzle } from './puzzle';
import { alphameticWords } from './words';

const PICTURES = [
  ['A', '→', '2'],
  ['A', '≠', 'B'],
  ['AB', '+', 'A', '=', 'BC', '→', '89', '+', '8', '=', '97'],
];

export function HowTo({ puzzle }: { puzzle: Puzzle }) {
  const { howToSteps, howToStart, howToDrawing } = alphameticWords();
  return (
    <HowToPlay pictures={PICTURES} steps={howToSteps}>
      {puzzle.puzzle.includes('\n') && <p>{howToDrawing}</p>}
      <p>{howToStart}</p>
    </HowToPlay>
  );
}
