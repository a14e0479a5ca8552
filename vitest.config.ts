import { defineConfig } from 'vitest/config';

/** What draws on a page of its own, and what watches its memory, needs modules of its own. */
const onTheirOwn = [
  'packages/{ui,web}/**/*.test.{ts,tsx}',
  'packages/field-types/**/*.test.tsx',
  'packages/**/*-memory.test.ts',
];

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
          name: 'rules, contracts, whole app',
          include: ['packages/**/*.test.ts', 'tools/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...onTheirOwn],
          // Loading the server anew for each file took longer than its tests.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'screens, memory', include: onTheirOwn } },
    ],
  },
});
