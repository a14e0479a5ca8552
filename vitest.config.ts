import { defineConfig } from 'vitest/config';

/** What draws: with a document around it. */
const screens = 'packages/**/*.test.tsx';
/** What watches its memory needs a process of its own. */
const memory = 'packages/**/*-memory.test.ts';

export default defineConfig({
  test: {
    globalSetup: ['packages/storage/src/testing/postgres-global-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // One more than processors: whole-app tests wait for disks, databases and other processes as long as they calculate.
    maxWorkers: 3,
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
          exclude: ['**/node_modules/**', memory],
          // Loading the server anew for each file took longer than its tests.
          isolate: false,
        },
      },
      // One document and one set of modules for all: setting them up took longer than the tests. What a test draws or changes goes with it.
      {
        extends: true,
        test: {
          name: 'screens',
          include: [screens],
          environment: 'jsdom',
          setupFiles: ['packages/ui/src/testing/screens-setup.ts'],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'memory', include: [memory] } },
    ],
  },
});
