// SPDX-License-Identifier: MIT
import type { LetterText } from '../../answering/text-board';
import { engine } from '../../engine';
import { mapped, type Outcome } from '../../engine/outcome';
import { lettersText } from '../../letters/letters-text';

type Letters = Readonly<Record<string, number>>;

/** Finds the digits of the letters of a puzzle. */
export async function lettersOf({ kind, text }: LetterText): Promise<Outcome<string | undefined>> {
  const only = ({ solutions }: { solutions?: { letters: Letters }[] }) =>
    solutions?.[0] && lettersText(Object.entries(solutions[0].letters));
  return kind === 'alphametic'
    ? mapped(await engine.ask('alphametic/solve', { puzzle: text, limit: 1 }), only)
    : mapped(await engine.ask('calcrostic/solve', { grid: text, limit: 1 }), only);
}
