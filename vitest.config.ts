import { defineConfig } from 'vitest/config';

/** What watches its memory needs a process of its own. */
const onTheirOwn = ['packages/**/*-memory.test.ts'];

export default defineConfig({
  test: {
    globalSetup: ['packages/storage/src/testing/postgres-global-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    unstubGlobals: true,
    restoreMocks: true,
    // Not setImmediate: React waits by it, and keeps the one that it met first.
    fakeTimers: {
      toFake: [
        'Date',
        'performance',
        'setTimeout',
        'clearTimeout',
        'setInterval',
        'clearInterval',
        'requestAnimationFrame',
        'cancelAnimationFrame',
      ],
    },
    // What is waited for comes at once, but not on a machine busy with other things.
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules, contracts, screens, whole app',
          include: ['packages/**/*.test.{ts,tsx}', 'tools/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...onTheirOwn],
          // Loading the server, or a page and what draws on it, anew for each file took longer than its tests.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'memory', include: onTheirOwn } },
    ],
  },
});
