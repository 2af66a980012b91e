import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'happy-dom',
          include: ['src/**/*.test.{ts,tsx}', 'build-tools/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          // In a real browser, on what `npm run build` has made.
          name: 'e2e',
          environment: 'node',
          include: ['e2e/*.e2e.ts'],
          maxWorkers: 2, // each with a browser
          testTimeout: 90_000, // axe takes long over many cells
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          // Not a test: every view in both themes and sizes, to be looked at.
          name: 'screenshots',
          environment: 'node',
          include: ['e2e/screenshots.ts'],
          testTimeout: 900_000,
        },
      },
    ],
  },
});
