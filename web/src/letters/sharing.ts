// SPDX-License-Identifier: MIT
import { handOver } from '../parts/hand-over';
import { words } from '../i18n';
import type { BoardHint, Desk } from './desk';
import type { LetterGame } from './game';
import { resultText } from './result';

/** Returns the text for a friend: the puzzle, the result if it is solved, and the link. */
export function textToShare(
  title: string,
  game: LetterGame,
  solved: boolean,
  elapsed: number | undefined,
  address: string,
): string {
  const link = new URL(address, document.baseURI).href;
  const first = solved ? words().app.labelled(title, resultText(game, elapsed)) : title;
  return [first, link].join('\n');
}

/** Hands a text to the system's own way of sharing, to the clipboard, or to the player. */
export async function share<Hint extends BoardHint>(desk: Desk<Hint>, text: string): Promise<void> {
  const copied = await handOver(text);
  if (copied !== undefined) {
    desk.note.value = { kind: 'shared', text, copied };
  }
}
