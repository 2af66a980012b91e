// SPDX-License-Identifier: MIT
import type { EngineClient } from '../../engine/client';
import { parseHand } from '../../krypto/hand';
import { explainHand } from '../../krypto/hand-problem';
import { classWords } from '../parts/words';
import type { ClassRoom } from '../session/protocol';
import { letterKindOf } from '../session/task';

/** Returns what is wrong with the text that a host typed; nothing where the server is to judge it. */
export async function faultOfTask(
  text: string,
  settings: ClassRoom['settings'],
  client: Pick<EngineClient, 'ask'>,
): Promise<string | undefined> {
  const isOfWords = /\p{L}{2}/u.test(text);
  const kind = letterKindOf(settings);
  if (kind === undefined) {
    const { game = 'krypto' } = settings;
    const read = parseHand(text, game);
    if (read.ok || isOfWords) {
      return undefined;
    }
    const { kind: why } = read.problem;
    return why === 'card_count' || (why === 'not_of_the_game' && game === 'countdown')
      ? classWords({ settings }).badHand
      : explainHand(read.problem, game);
  }
  // The server names the way to another kind of puzzle.
  if (!/\p{L}/u.test(text) || (kind !== 'alphametic' && !text.trim().includes('\n'))) {
    return undefined;
  }
  try {
    const { faultOfLetters } = await import('../../answering/letters-fault');
    return await faultOfLetters(kind, text, client);
  } catch {
    return undefined; // it could not be loaded
  }
}
