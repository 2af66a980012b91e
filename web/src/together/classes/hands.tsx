// SPDX-License-Identifier: MIT
import { handText, linkTo } from '../../krypto/hand';
import { StillLetters } from '../parts/still-letters';
import { TextLink } from '../../answering/later';
import type { ClassRoom } from '../session/protocol';
import { letterKindOf } from '../session/task';
import { pointsOr } from './results';
import { lettersOf } from '../parts/letters-answer';
import { Solution, solutionOf } from './solution';
import { isNearestCounted } from '../session/wishes';
import { classWords, nearWords } from '../parts/words';

/** The hands of this race one by one, each to be looked at again: it opens at the card table beside the class. */
export function ClassHands({ room }: { room: ClassRoom }) {
  const words = classWords(room);
  const { hands, puzzles, players, me, settings } = room;
  const kind = letterKindOf(settings) ?? 'calcrostic';
  const tasks = [
    ...hands.map((hand) => ({
      link: (
        <a href={linkTo(hand, settings.rules)} target="_blank" rel="noopener">
          {handText(hand)}
        </a>
      ),
      name: handText(hand),
      find: () => solutionOf(hand, settings),
    })),
    ...puzzles.map((text, index) => {
      const name = words.csvHead.hand(index + 1);
      const puzzle = { kind, text };
      return {
        link: <TextLink puzzle={puzzle} name={name} />,
        name,
        find: () => lettersOf(puzzle),
      };
    }),
  ];
  if (tasks.length === 0) {
    return null;
  }
  const here = players?.filter(({ removed }) => !removed) ?? [];
  return (
    <section class="panel class-hands" data-puzzle={settings.puzzle ?? 'krypto'}>
      <h2>{words.hands}</h2>
      <p class="small class-hands-help">{words.handsHelp}</p>
      <ol>
        {tasks.map(({ link, name, find }, index) => {
          const points = me && pointsOr(me, index, words.csvNone);
          const solved = here.filter(({ boxes }) => (boxes[index] ?? null) !== null).length;
          return (
            <li key={index}>
              {link}{' '}
              <span class="small">
                {points === null
                  ? players !== null &&
                    (isNearestCounted(settings)
                      ? nearWords().scoredOf(solved, here.length)
                      : words.solvedOf(solved, here.length))
                  : typeof points === 'string'
                    ? points
                    : words.points(points)}
              </span>
              {puzzles[index] !== undefined && <StillLetters text={puzzles[index]} kind={kind} />}
              <Solution name={name} find={find} tell={words.solution} none={words.noSolution} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
