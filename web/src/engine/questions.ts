// SPDX-License-Identifier: MIT
/** The questions of the API, under the names that the page has for them. */
import type { Answer } from '#reckon/questions.ts';

export { RULES as RULE_SETS } from '#reckon/api.ts';
export type { Rules } from '#reckon/api.ts';
export type { Answer, Ask, Path } from '#reckon/questions.ts';

export type SolveAnswer = Answer<'krypto/solve'>;
export type GradeAnswer = Answer<'krypto/grade'>;
export type CensusAnswer = Answer<'krypto/census'>;
export type Game = Answer<'krypto/games'>['games'][number];
export type Step = Answer<'krypto/next'>['steps'][number];
