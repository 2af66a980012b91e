// SPDX-License-Identifier: MIT
import { handText, linkTo } from '../krypto/hand';
import type { ClassRoom } from './protocol';
import { classWords } from './words';

/** The hands of this race one by one, each to be looked at again: it opens at the card table beside the class. */
export function ClassHands({ room }: { room: ClassRoom }) {
  const words = classWords();
  const { hands, players, me, settings } = room;
  if (hands.length === 0) {
    return null;
  }
  const here = players?.filter(({ removed }) => !removed) ?? [];
  return (
    <section class="panel class-hands">
      <h2>{words.hands}</h2>
      <p class="small">{words.handsHelp}</p>
      <ol>
        {hands.map((hand, index) => {
          const points = me?.boxes[index] ?? null;
          const solved = here.filter(({ boxes }) => (boxes[index] ?? null) !== null).length;
          return (
            <li key={index}>
              <a href={linkTo(hand, settings.rules)} target="_blank" rel="noopener">
                {handText(hand)}
              </a>{' '}
              <span class="small">
                {me === null
                  ? words.solvedOf(solved, here.length)
                  : points === null
                    ? words.notSolved
                    : words.points(points)}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
