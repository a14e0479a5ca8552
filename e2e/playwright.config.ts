import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './support/portal/browser.ts';

const everyJourney = '**/*.journey.ts';
/** Their workers start identity providers and further portals, which takes longer than most journeys. */
const withProviders = [
  'identification/*.journey.ts',
  'administration/mfiles-vault.journey.ts',
  'administration/single-sign-on.journey.ts',
];

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  projects: [
    // A single worker, which begins at once, so that the others do not wait for it in the end.
    { name: 'with providers', testMatch: withProviders, workers: 1 },
    { name: 'others', testMatch: everyJourney, testIgnore: withProviders },
  ],
  // One more than there are processors: while one page waits for its portal, another one can render.
  workers: availableParallelism() + 1,
  // A journey has many steps, and the machine may be busy with other things.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // Failures are reported together at the end of the output.
  reporter: [['dot'], ['json']],
  use: {
    // A missing control fails where it is waited for, with a message, rather than at the journey's limit.
    actionTimeout: 60_000,
    // A trace takes as long as the journey itself: run a failing journey again with --trace on.
    trace: 'off',
    screenshot: 'only-on-failure',
    viewport: { width: 1280, height: 900 },
    timezoneId: 'Europe/Helsinki',
    launchOptions,
  },
});
