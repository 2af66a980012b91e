// SPDX-License-Identifier: MIT
/** Names that others see, judged before they are sent; the server has the last word. */
import { LONGEST_NAME } from './wishes';

/** Why a name cannot be taken. */
export type NameProblem =
  | { kind: 'empty' }
  | { kind: 'long' }
  /** It has a sign that is not seen: `U+200B`. */
  | { kind: 'unseen'; sign: string };

/** Signs of several characters, some of which are not seen alone; docs/rooms.md says which. */
const JOINING =
  '[\\p{sc=Arab}\\p{sc=Syrc}\\p{sc=Nkoo}\\p{sc=Mand}\\p{sc=Deva}\\p{sc=Beng}\\p{sc=Guru}\\p{sc=Gujr}' +
  '\\p{sc=Orya}\\p{sc=Taml}\\p{sc=Telu}\\p{sc=Knda}\\p{sc=Mlym}\\p{sc=Sinh}\\p{sc=Mymr}\\p{sc=Khmr}' +
  '\\p{sc=Mong}\\p{sc=Bali}\\p{sc=Java}\\p{sc=Rohg}\\p{sc=Brah}\\p{sc=Adlm}\\p{M}]';
const PICTURE = '\\p{Extended_Pictographic}[\\u{1F3FB}-\\u{1F3FF}]?';
const PARTS = new RegExp(
  [
    `(?<=${JOINING})[\\u200C\\u200D](?=${JOINING})`,
    `(?<=${PICTURE}\\uFE0F?)\\u200D(?=${PICTURE})`,
    `(?<=${PICTURE})[\\uFE0E\\uFE0F]|(?<=[0-9#*])\\uFE0F(?=\\u20E3)`,
    '(?<=\\u{1F3F4})[\\u{E0030}-\\u{E007A}]{1,6}\\u{E007F}',
  ].join('|'),
  'gu',
);
const BLANKS = /\s+/gu;
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Returns what is wrong with a name, as far as the page can tell. */
export function problemOfName(name: string): NameProblem | undefined {
  const shown = name.replace(BLANKS, ' ').trim();
  if (shown === '') {
    return { kind: 'empty' };
  }
  const [unseen] = UNSEEN.exec(shown.replace(PARTS, '')) ?? [];
  if (unseen !== undefined) {
    const code = unseen.codePointAt(0) ?? 0;
    return { kind: 'unseen', sign: `U+${code.toString(16).toUpperCase().padStart(4, '0')}` };
  }
  return lengthOfName(shown) > LONGEST_NAME ? { kind: 'long' } : undefined;
}

/** Counts characters as people do. */
function lengthOfName(name: string): number {
  const normal = name.normalize('NFKC');
  // Firefox has it from version 125 on; the server counts anyway.
  return 'Segmenter' in Intl ? [...new Intl.Segmenter().segment(normal)].length : 0;
}
