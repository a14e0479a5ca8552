import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LaunchOptions } from '@playwright/test';

const path = join(import.meta.dirname, '../../../node_modules/.cache/form-portal/browser');

/** How journeys and measurements launch the browser. */
export const launchOptions = {
  executablePath: readFileSync(path, 'utf8'),
  // Without a locale the browser cannot name a downloaded file with non-ASCII letters.
  env: { ...process.env, LC_ALL: 'C.UTF-8' },
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
} satisfies LaunchOptions;

/** A browser whose user has set text of twice the usual size. */
export const largeTextOptions = {
  ...launchOptions,
  args: [...launchOptions.args, '--blink-settings=defaultFontSize=32'],
} satisfies LaunchOptions;
