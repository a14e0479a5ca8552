import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Tests that render, with a document around them. */
const screens = 'packages/**/*.test.tsx';
/** Tests of rules beside styles and JSX, which need the bundler. */
const browserRules = 'packages/{field-types,ui,web}/**/*.test.ts';
/** Tests that measure memory, each in a process of its own. */
const memory = 'packages/**/*-memory.test.ts';

export default defineConfig({
  test: {
    globalSetup: ['packages/storage/src/testing/postgres-global-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // One more than there are processors: whole-app tests spend as much time waiting for disks, databases and other processes.
    maxWorkers: availableParallelism() + 1,
    unstubGlobals: true,
    restoreMocks: true,
    // Not setImmediate: React schedules with it, and keeps a reference to the first one it finds.
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
    // Conditions are usually met at once, but not on a busy machine.
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules, contracts, whole app',
          include: ['packages/**/*.test.ts', 'tools/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: ['**/node_modules/**', browserRules, memory],
          // Loading the server again for each file took longer than its tests.
          isolate: false,
          // Node itself runs the modules, as in production; the bundler's runner took a third longer.
          experimental: { viteModuleRunner: false },
        },
      },
      { extends: true, test: { name: 'rules in browsers', include: [browserRules], isolate: false } },
      // All share one document and one set of modules: setting them up took longer than the tests. Each test undoes what it changes.
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
      {
        extends: true,
        test: { name: 'memory', include: [memory], experimental: { viteModuleRunner: false } },
      },
    ],
  },
});
