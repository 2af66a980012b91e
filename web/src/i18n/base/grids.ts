// SPDX-License-Identifier: MIT
/** Messages about the grids of calcrostics. */
import type { Answer } from '#reckon/questions.ts';

export type LineKind = 'row' | 'column' | 'main' | 'other';

/** Which line: `number` counts rows and columns from 1. */
export interface LinePlace {
  readonly kind: LineKind;
  readonly number: number;
}

/** The fault of a text, as the engine has it. */
type TextFault = NonNullable<Answer<'calcrostic/read'>['fault']>;

/** The fault of a grid that was written or sent; words.calcrostic.faults has the messages. */
export type GridFault =
  | TextFault
  // of a link
  | { kind: 'size'; text: string }
  | { kind: 'number_text'; number: number; text: string }
  | { kind: 'sign_text'; place: LinePlace; text: string };
