// SPDX-License-Identifier: MIT
/** The engine's types for calcrostics, under the names that the page uses. */
import type { ReasoningStep as EngineStep, Techniques } from '#reckon/api.ts';

export { TECHNIQUES } from '#reckon/api.ts';
export type { StepLine, Techniques as Technique } from '#reckon/api.ts';

/** That all digits but one are ruled out for a letter: the page sees it by itself. */
export const ONLY_DIGIT = 'only_digit';

export type ReasoningStep = Omit<EngineStep, 'technique' | 'depth'> & {
  technique: Techniques | typeof ONLY_DIGIT;
};
