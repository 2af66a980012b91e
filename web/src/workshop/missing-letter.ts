// SPDX-License-Identifier: MIT
/** A letter that the fonts of the pages lack, so that no PDF can have it. */
export class MissingLetter extends Error {
  readonly letter: string;

  constructor(letter: string) {
    super(`the fonts of the pages lack ${letter}`);
    this.letter = letter;
  }
}
