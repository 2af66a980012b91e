// SPDX-License-Identifier: MIT
/** The hints on the way of a hand, which say more and more. */
import type { Step } from '../engine/questions';
import { formatNumber, words } from '../i18n';
import type { HintedStep, Rung } from './card-play';
import type { Hand } from './hand';
import { ideaOf, type PlainStep } from './idea';
import { fromEngine, numberText, stepText, wholeOperation } from './notation';
import { SIGNS } from './operations';

/** Returns the first of these steps, one at least, and what a hint of this rung says of it. */
export function hintOf(
  rung: Rung,
  steps: readonly Step[],
  hand: Hand,
): { step: HintedStep; text: string } {
  const [next, then, ...later] = steps.map(({ left, operator, right, result }) => ({
    left: fromEngine(left),
    operator,
    right: fromEngine(right),
    result: fromEngine(result),
  }));
  if (next === undefined) {
    throw new RangeError('a hint needs a step');
  }
  const { krypto } = words();
  switch (rung) {
    case 'nudge':
      return { step: next, text: nudgeOf(steps, next, hand) };
    case 'pair':
      return { step: next, text: krypto.hintPair(numberText(next.left), numberText(next.right)) };
    case 'step': {
      const end = then !== undefined && later.length === 0 ? krypto.hintThen(stepText(then)) : '';
      return { step: next, text: `${krypto.hintIs(wholeOperation(next))}${end}` };
    }
  }
}

/** The idea of the way, and the kind of its next operation. */
function nudgeOf(steps: readonly Step[], { operator }: HintedStep, { objective }: Hand): string {
  const { krypto } = words();
  const idea = ideaText(steps, formatNumber(objective));
  return idea === undefined ? krypto.hintLast[operator] : `${idea} ${krypto.hintNudge[operator]}`;
}

/** Returns how the way to a target ends, as a sentence; nothing where it is a single step. */
export function ideaText(steps: readonly PlainStep[], target: string): string | undefined {
  const { krypto } = words();
  const idea = ideaOf(steps);
  if (idea === undefined) {
    return undefined;
  }
  if (idea.kept === undefined) {
    return krypto.hintOfTwo[idea.operator](target);
  }
  const card = numberText(fromEngine(idea.kept));
  // Sums and products have the card first, on whichever side it stands.
  const isFirst = idea.side === 'left' || idea.operator === '+' || idea.operator === '*';
  const pair = isFirst ? [card, '?'] : ['?', card];
  const end = `${pair.join(`\u00A0${SIGNS[idea.operator]}\u00A0`)}\u00A0=\u00A0${target}`;
  return krypto.hintKeep(card, end);
}
