// SPDX-License-Identifier: MIT
/** The questions about an alphametic. */
import { LEVELS } from '../days/daily';
import { engine } from '../engine';
import type { EngineClient } from '../engine/client';
import { mapped } from '../engine/outcome';
import type { Questions } from '../letters/desk';
import { answerOf, asked, conditionsOf, type Puzzle } from './puzzle';

export function questionsOf(puzzle: Puzzle, client: Pick<EngineClient, 'ask'> = engine): Questions {
  const question = asked(puzzle.puzzle, conditionsOf(puzzle));
  return {
    solve: async (limit, given = {}) =>
      mapped(await client.ask('alphametic/solve', { ...question, given, limit }), (answer) =>
        (answer.solutions ?? []).map((solution) => answerOf(puzzle, solution)),
      ),
    grade: async () =>
      mapped(await client.ask('alphametic/grade', question), ({ puzzles }) =>
        LEVELS.find((level) => level === puzzles[0]?.level),
      ),
    hint: (known) => client.ask('alphametic/hint', { ...question, ...known }),
    explain: async () =>
      mapped(
        await client.ask('alphametic/explain', question),
        ({ puzzles }) => puzzles[0]?.steps ?? [],
      ),
  };
}
