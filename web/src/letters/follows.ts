// SPDX-License-Identifier: MIT
/** The consequences of a step of reasoning, in words. */
import { words } from '../i18n';
import { nameOf } from './board';

export interface LetterChange {
  letter: string;
  before: number[];
  after: number[];
}

/** The digits that are ruled out, as if they were right. */
export function supposition([change]: readonly LetterChange[]): string {
  if (change === undefined) {
    return '';
  }
  const removed = change.before.filter((digit) => !change.after.includes(digit));
  return words().letters.follows.isOneOf([nameOf(change.letter)], removed);
}

/** Returns the consequences; the same statement about several letters is made once. */
export function consequences(changes: readonly LetterChange[]): string {
  const { follows } = words().letters;
  if (changes.length === 0) {
    return follows.impossible;
  }
  const statements = new Map<string, { letters: string[]; say: (letters: string[]) => string }>();
  for (const change of changes) {
    const { key, say } = statementOf(change);
    const made = statements.get(key);
    if (made === undefined) {
      statements.set(key, { letters: [nameOf(change.letter)], say });
    } else {
      made.letters.push(nameOf(change.letter));
    }
  }
  return follows.join([...statements.values()].map(({ letters, say }) => say(letters)));
}

function statementOf({ letter, before, after }: LetterChange) {
  const { follows, letters } = words().letters;
  const [only] = after;
  if (only === undefined) {
    return { key: 'nothing', say: follows.nothingLeft };
  }
  if (after.length === 1) {
    return { key: `is ${letter}`, say: () => letters.digit(nameOf(letter), only) };
  }
  const removed = before.filter((digit) => !after.includes(digit));
  return removed.length <= after.length
    ? { key: `not ${removed.join()}`, say: (all: string[]) => follows.isNot(all, removed) }
    : { key: `of ${after.join()}`, say: (all: string[]) => follows.isOneOf(all, after) };
}

/** With a capital, as a sentence begins. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
