// SPDX-License-Identifier: MIT
/** The questions of the API, under the names that the page has for them. */
import type { Questions } from './api';

export { RULES as RULE_SETS } from './api';
export type { Rules } from './api';

/** What is asked is only read. */
type Constant<Value> = { readonly [Key in keyof Value]: Constant<Value[Key]> };

export type Path = keyof Questions;
export type Ask<P extends Path> = Constant<Questions[P]['ask']>;
export type Answer<P extends Path> = Questions[P]['answer'];

export type SolveAnswer = Answer<'krypto/solve'>;
export type GradeAnswer = Answer<'krypto/grade'>;
export type CensusAnswer = Answer<'krypto/census'>;
export type Game = Answer<'krypto/games'>['games'][number];
export type Step = Answer<'krypto/next'>['steps'][number];
