import { main } from './main.ts';
import { test } from './journey.ts';
import type { TestDetails } from '@playwright/test';

/** Describes journeys twice: in Finnish in a wide window, and in English at 320 px. `mainOnce`: {@link main} for one of both. */
export function inLanguages(describe: (language: 'fi' | 'gb', mainOnce: TestDetails) => void): void {
  const cases = [
    ['fi', 1280, {}],
    ['gb', 320, main],
  ] as const;
  for (const [language, width, mainOnce] of cases) {
    test.describe(`in ${language} at ${String(width)} px`, () => {
      test.use({ language, viewport: { width, height: 800 } });
      describe(language, mainOnce);
    });
  }
}
