// SPDX-License-Identifier: MIT
/** The faults of alphametics that people write. */
import type { Answer } from '#reckon/questions.ts';

/** The fault in the text of a puzzle, as the engine has it. */
type TextFault = NonNullable<Answer<'alphametic/read'>['fault']>;

/** The name of a fault; a puzzle may also have nothing to find. */
export type AlphameticFaultName = NonNullable<TextFault['name']> | 'nothing_to_find';

/** A fault in the text of a puzzle, and its place. Faults of drawings have no name. */
export interface AlphameticFault extends Pick<TextFault, 'line' | 'column' | 'message'> {
  readonly name?: AlphameticFaultName;
  readonly parts?: readonly string[];
}
