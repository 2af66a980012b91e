// SPDX-License-Identifier: MIT
import { useEffect, useState } from 'preact/hooks';
import { engine } from '../engine';
import type { EngineClient } from '../engine/client';
import { formatNumber } from '../i18n';
import { asked, conditionsOf, type Puzzle } from './puzzle';
import { alphameticWords } from './words';

/** The most answers that are listed. */
const MOST_LISTED = 20;
/** The most that are counted; where that takes too long, only as many as are listed. */
const MOST_COUNTED = [100, MOST_LISTED] as const;

interface Answers {
  /** Each is the puzzle with its digits. */
  readonly texts: readonly string[];
  readonly isMore: boolean;
}

/** Returns the answers, as far as they can be counted; nothing if that cannot be done at all. */
export async function answersOf(
  puzzle: Puzzle,
  client: Pick<EngineClient, 'ask'> = engine,
): Promise<Answers | undefined> {
  for (const limit of MOST_COUNTED) {
    const question = { ...asked(puzzle.puzzle, conditionsOf(puzzle)), limit };
    const solved = await client.ask('alphametic/solve', question);
    if (solved.ok) {
      const texts = (solved.value.solutions ?? []).map(({ text }) => text);
      return { texts, isMore: !solved.value.complete };
    }
  }
  return undefined;
}

/** Counts and lists the answers of a puzzle that has several. */
export function AllAnswers({ puzzle }: { puzzle: Puzzle }) {
  const words = alphameticWords();
  const [found, setFound] = useState<Answers>();
  useEffect(() => {
    let isWanted = true;
    void answersOf(puzzle).then((answers) => {
      if (isWanted) {
        setFound(answers);
      }
    });
    return () => {
      isWanted = false;
    };
  }, [puzzle]);
  if (found === undefined) {
    return null;
  }
  const { texts, isMore } = found;
  const count = formatNumber(texts.length);
  const listed = texts.slice(0, MOST_LISTED);
  return (
    <section class="panel all-answers">
      <h2>{isMore ? words.answers.more(count) : words.answers.all(count)}</h2>
      {(isMore || listed.length < texts.length) && (
        <p class="small">{words.answers.first(listed.length)}</p>
      )}
      <ol>
        {listed.map((text) => (
          <li key={text}>
            <pre>{text}</pre>
          </li>
        ))}
      </ol>
    </section>
  );
}
