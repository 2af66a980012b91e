// SPDX-License-Identifier: MIT
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { censusTables } from './build-tools/census-tables.ts';
import { figuresInside } from './build-tools/font-subsets.ts';
import { roomSchema } from './build-tools/room-schema.ts';

/**
 * Without notes of an earlier run, the largest files come first. Tests with axe take longest in the
 * smallest files, and nothing would run beside the last of them.
 */
class AxeFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isForAxe = ({ moduleId }: TestSpecification) => moduleId.includes('/accessible-');
    return [...sorted.filter(isForAxe), ...sorted.filter((file) => !isForAxe(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: AxeFirst },
    projects: [
      {
        extends: true,
        plugins: [censusTables(), figuresInside(), roomSchema()],
        test: {
          name: 'unit',
          environment: 'happy-dom',
          isolate: false, // a DOM for each file would take four fifths of the time
          include: ['src/**/*.test.{ts,tsx}', 'build-tools/*.test.ts'],
          testTimeout: 60_000, // what a test proves does not depend on how busy the machine is
        },
      },
      {
        extends: true,
        test: {
          // In a real browser, on what `npm run build` has made.
          name: 'e2e',
          environment: 'node',
          include: ['e2e/*.e2e.ts'],
          globalSetup: 'e2e/one-browser.ts',
          isolate: false, // what the tests import is loaded once for each worker
          maxWorkers: 3, // sometimes waiting
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 180_000, // axe takes long over many cells
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          // Measurements, not tests: how long visitors wait, to be read by people.
          name: 'measurements',
          environment: 'node',
          include: ['e2e/measurements.ts'],
          globalSetup: 'e2e/one-browser.ts',
          disableConsoleIntercept: true,
          testTimeout: 600_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          // Not a test: pictures of every view in both themes and sizes, for people to look at.
          name: 'screenshots',
          environment: 'node',
          include: ['e2e/screenshots.ts'],
          globalSetup: 'e2e/one-browser.ts',
          testTimeout: 900_000,
        },
      },
    ],
  },
});
