// SPDX-License-Identifier: MIT
import { handText, linkTo } from '../../krypto/hand';
import { ClassGrid } from '../parts/text-grid';
import { TextLink } from '../../run/later';
import type { ClassRoom } from '../session/protocol';
import { classWords } from '../parts/words';

/** The hands of this race one by one, each to be looked at again: it opens at the card table beside the class. */
export function ClassHands({ room }: { room: ClassRoom }) {
  const words = classWords(room);
  const { hands, puzzles, players, me, settings } = room;
  const tasks = [
    ...hands.map((hand) => (
      <a href={linkTo(hand, settings.rules)} target="_blank" rel="noopener">
        {handText(hand)}
      </a>
    )),
    ...puzzles.map((text, index) => <TextLink text={text} name={words.csvHead.hand(index + 1)} />),
  ];
  if (tasks.length === 0) {
    return null;
  }
  const here = players?.filter(({ removed }) => !removed) ?? [];
  return (
    <section class="panel class-hands" data-puzzle={settings.puzzle ?? 'krypto'}>
      <h2>{words.hands}</h2>
      <p class="small">{words.handsHelp}</p>
      <ol>
        {tasks.map((task, index) => {
          const points = me?.boxes[index] ?? null;
          const solved = here.filter(({ boxes }) => (boxes[index] ?? null) !== null).length;
          return (
            <li key={index}>
              {task}{' '}
              <span class="small">
                {me === null
                  ? words.solvedOf(solved, here.length)
                  : points === null
                    ? words.notSolved
                    : words.points(points)}
              </span>
              {puzzles[index] !== undefined && <ClassGrid text={puzzles[index]} />}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
