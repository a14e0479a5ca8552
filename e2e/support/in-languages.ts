import { test } from './journey.ts';

/** Describes journeys twice: in Finnish in a wide window, and in English at 320 px. */
export function inLanguages(describe: (language: 'fi' | 'gb') => void): void {
  const cases = [
    ['fi', 1280],
    ['gb', 320],
  ] as const;
  for (const [language, width] of cases) {
    test.describe(`in ${language} at ${String(width)} px`, () => {
      test.use({ language, viewport: { width, height: 800 } });
      describe(language);
    });
  }
}
