// SPDX-License-Identifier: MIT
/** The questions about a calcrostic. */
import { engine } from '../engine';
import type { EngineClient } from '../engine/client';
import { mapped } from '../engine/outcome';
import type { Questions } from '../letters/desk';
import type { Grid } from './grid';
import { gridText } from './grid-text';

/** The lines of hints and steps are those of the version that is seen. */
export function questionsOf(
  puzzle: Grid,
  shown: Grid,
  client: Pick<EngineClient, 'ask'> = engine,
): Questions {
  const grid = gridText(puzzle);
  return {
    solve: async (limit, given = {}) =>
      mapped(await client.ask('calcrostic/solve', { grid, given, limit }), (answer) =>
        (answer.solutions ?? []).map(({ letters }) => letters),
      ),
    grade: async () =>
      mapped(
        await client.ask('calcrostic/grade', { grid }),
        ({ grids }) => grids[0]?.level ?? undefined,
      ),
    hint: (known) => client.ask('calcrostic/hint', { grid: gridText(shown), ...known }),
    explain: async () =>
      mapped(await client.ask('calcrostic/steps', { grid: gridText(shown) }), ({ steps }) => steps),
  };
}
