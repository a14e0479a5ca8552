import { namedProblemText, translator, type Catalogue, type LanguageCode } from '@form-portal/domain';
import type { ProblemText } from './problem-response.ts';

/** Problems in words of one language, out of the languages that come with the portal. */
export function problemTextIn(bundled: Catalogue, language: LanguageCode): ProblemText {
  const text = translator(bundled, language, language);
  return (problem) => namedProblemText(problem, text);
}
