import { main } from './main.ts';
import { test } from './journey.ts';
import type { TestDetails } from '@playwright/test';

/** Describes journeys twice: in Finnish in a wide window, and in English at 320 px. `mainTag` marks the latter only as {@link main}. */
export function inLanguages(describe: (language: 'fi' | 'gb', mainTag: TestDetails) => void): void {
  const cases = [
    ['fi', 1280, {}],
    ['gb', 320, main],
  ] as const;
  for (const [language, width, mainTag] of cases) {
    test.describe(`in ${language} at ${String(width)} px`, () => {
      test.use({ language, viewport: { width, height: 800 } });
      describe(language, mainTag);
    });
  }
}
