// SPDX-License-Identifier: MIT
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadEngine } from '../engine/built-engine';
import type { EngineModule } from '#reckon/module.ts';
import { holds } from './arithmetic';
import { linesOf, type Grid } from './grid';
import { gridOfText, grids, readGridText, NEWSPAPER, P1, P1_ANSWER, SEEDED } from './grid-samples';
import { gridText } from './grid-text';
import { hasVersion, mirrored, transposed, turnedRight, VERSIONS, versionOf } from './versions';

const all = Array.from({ length: VERSIONS }, (_, version) => version);

/** The grid line of a calcrostic with these digits. */
function gridLine(grid: Grid, answer: Record<string, number>): string {
  const numbers = grid.words.map((word) => word.replace(/[A-Z]/g, (letter) => `${answer[letter]}`));
  const operators = linesOf(grid).map(({ signs }) => signs[0]);
  return `${numbers.join(' ')} | ${operators.join('')}`;
}

describe('the eight versions', () => {
  it('of the first puzzle are those of the documentation', () => {
    expect(all.map((version) => gridLine(versionOf(P1, version), P1_ANSWER)).sort()).toEqual(
      [
        '24 8 192 24 4 96 48 2 96 | ***+/-*/',
        '48 2 96 24 4 96 24 8 192 | ***-*+*/',
        '96 2 48 96 4 24 192 8 24 | ///+*-/*',
        '192 8 24 96 4 24 96 2 48 | ///-/+/*',
        '24 24 48 8 4 2 192 96 96 | +/-*****',
        '192 96 96 8 4 2 24 24 48 | -/+/////',
        '96 96 192 2 4 8 48 24 24 | +*-/////',
        '48 24 24 2 4 8 96 96 192 | -*+*****',
      ].sort(),
    );
  });

  describe('beside the engine', () => {
    let engine: EngineModule;
    beforeAll(async () => {
      engine = await loadEngine();
    });
    const ask = (path: string, body: unknown): unknown =>
      JSON.parse(engine.answer(path, JSON.stringify(body)).body);

    it.each([1, 2, 3, 4, 5])('of new puzzles of level %i are those of the engine', (difficulty) => {
      const { puzzles } = ask('calcrostic/generate', {
        seed: difficulty,
        difficulty,
        count: 4,
      }) as {
        puzzles: { puzzle: string; solution: string; letters: Record<string, number> }[];
      };
      for (const { puzzle, solution, letters } of puzzles) {
        const { grids: answers } = ask('calcrostic/versions', { grid: solution }) as {
          grids: { versions: string[] }[];
        };
        const grid = gridOfText(puzzle);
        expect(all.map((version) => gridLine(versionOf(grid, version), letters)).sort()).toEqual(
          answers[0]?.versions.sort(),
        );
      }
    });
  });

  it('are reached by turning and mirroring', () => {
    const turned = [0];
    for (let quarter = 0; quarter < 4; ++quarter) {
      turned.push(turnedRight(turned[quarter] ?? 0));
    }
    const other = turned.map(mirrored);
    expect(turned[4]).toBe(0);
    expect(new Set([...turned, ...other])).toEqual(new Set(all));
    for (const version of all) {
      expect(mirrored(mirrored(version))).toBe(version);
      expect(transposed(transposed(version))).toBe(version);
    }
  });

  it('show what was done to the board that is seen', () => {
    const corners = (version: number) => {
      const { words } = versionOf(P1, version);
      return [words[0], words[2], words[8], words[6]];
    };
    for (const version of all) {
      const [a, b, c, d] = corners(version);
      expect(corners(turnedRight(version))).toEqual([d, a, b, c]);
      expect(corners(mirrored(version))).toEqual([b, a, d, c]);
      expect(corners(transposed(version))).toEqual([a, d, c, b]);
    }
  });

  it('keep every line true that was true', () => {
    const value = (grid: Grid) =>
      grid.words.map((word) =>
        BigInt(
          word.replace(/[A-Z]/g, (letter) => String(P1_ANSWER[letter as keyof typeof P1_ANSWER])),
        ),
      );
    for (const version of all) {
      const turned = versionOf(P1, version);
      expect(linesOf(turned).every((line) => holds(line, value(turned)))).toBe(true);
    }
  });

  it('of a larger grid are two: rows and columns change places', () => {
    expect(all.filter((version) => hasVersion(NEWSPAPER, version))).toEqual([0, transposed(0)]);
    fc.assert(
      fc.property(grids, (grid) => {
        const once = versionOf(grid, transposed(0));
        expect([once.rows, once.columns]).toEqual([grid.columns, grid.rows]);
        expect(readGridText(gridText(once)).ok).toBe(true);
        if (grid.diagonalSigns.length === 0) {
          expect(versionOf(once, transposed(0))).toEqual(grid);
        }
      }),
      SEEDED,
    );
  });
});
