// SPDX-License-Identifier: MIT
/** The questions of a contest after it, with solutions: a file beside the page. */
import type { Question, Texts } from '../contest/messages';
import type { LetterChange } from '../letters/follows';
import type { Step } from '../letters/hint';
import { isRecord } from '../storage/persisted';

/** A step of reasoning about letters. */
export type PracticeStep = Step & { readonly changes: readonly LetterChange[] };

export type PracticeQuestion = Question & {
  readonly voided: 'no' | 'all' | 'none';
  /** The answer that is right, as a pupil enters it. */
  readonly solution: string;
  /** All texts that are right, of a question whose answer is a text. */
  readonly right?: readonly string[];
  /** How pupils answered, in percent; null where they were fewer than five. */
  readonly share: { readonly right: number } | null;
  /** Steps to the answer: of reasoning, or calculations such as `14 + 8 = 22`. */
  readonly steps: readonly PracticeStep[] | readonly string[];
};

export interface Results {
  readonly entrants: number;
  readonly mean: number;
  /** In ascending order. */
  readonly distribution: readonly { readonly points: number; readonly count: number }[];
}

export interface PracticeLevel {
  readonly level: string;
  readonly title: Texts;
  readonly most: number;
  readonly results: Results | null;
  readonly questions: readonly PracticeQuestion[];
}

export interface Edition {
  readonly contest: string;
  readonly season: string;
  readonly title: Texts;
  readonly penalty: number;
  readonly incomplete_is_wrong: boolean;
  readonly levels: readonly PracticeLevel[];
}

const FORMAT = 1;

/** Loads the questions; nothing if they are not there, or in another format. */
export async function loadEdition(address = 'practice.json'): Promise<Edition | undefined> {
  try {
    const response = await fetch(address);
    const found: unknown = response.ok ? await response.json() : undefined;
    return isRecord(found) && found['format'] === FORMAT
      ? (found as unknown as Edition)
      : undefined;
  } catch {
    return undefined;
  }
}
