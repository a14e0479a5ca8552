import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const browser = readFileSync(join(import.meta.dirname, '../node_modules/.cache/form-portal/browser'), 'utf8');

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  // One more than processors: while a page waits for its portal, another one is drawn.
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // What failed is told together at the end, where it is looked for.
  reporter: [['dot'], ['json']],
  use: {
    // A trace costs as much time as the journey itself: run a failing one again with --trace on.
    trace: 'off',
    screenshot: 'only-on-failure',
    viewport: { width: 1280, height: 900 },
    timezoneId: 'Europe/Helsinki',
    launchOptions: {
      executablePath: browser,
      // Without a locale the browser can't name a file that comes down with a letter beyond ASCII.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
