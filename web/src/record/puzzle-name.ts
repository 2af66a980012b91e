// SPDX-License-Identifier: MIT
import { decodePuzzle } from '../alphametic/link';
import { decodeGrid, sizeText } from '../calcrostic/link';
import type { Entry } from '../diary/diary';
import { handAt } from '../krypto/hand-at';
import { handName } from '../krypto/notation';

/** Returns the name of a puzzle among those of its kind; nothing for that of a day, which has its day. */
export function puzzleName({ kind, address, day }: Entry): string | undefined {
  if (day !== null) {
    return undefined;
  }
  const code = address.replace(/^#\/[^/]*\//, '');
  switch (kind) {
    case 'calcrostic':
    case 'newspaper':
      return gridName(code);
    case 'alphametic':
      return decodePuzzle(code).text.replace(/\s+/g, ' ');
    default: {
      const linked = handAt(address);
      return linked && handName(linked.hand);
    }
  }
}

/** Its size and its first row. */
function gridName(code: string): string | undefined {
  const read = decodeGrid(code);
  if (!read.ok) {
    return undefined;
  }
  const { words, columns } = read.grid;
  return `${sizeText(code)}, ${words.slice(0, columns).join(' ')} …`;
}
