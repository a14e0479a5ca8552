import {
  languageTagOf,
  namedProblemText,
  translator,
  type Catalogue,
  type LanguageCode,
} from '@form-portal/domain';
import { acceptedLanguages, primaryLanguage } from '../accepted-languages.ts';
import type { ProblemText } from './problem-response.ts';

/**
 * Puts problems into words in the first language that a call accepts among those bundled with the portal, otherwise in the language of
 * the API. Pages send the language they are shown in, so that visitors get responses in it (specification §8).
 */
export function problemTextIn(bundled: Catalogue, language: LanguageCode): ProblemText {
  const texts = new Map(
    Object.entries(bundled).map(([code, { languageTag }]) => [
      primaryLanguage(languageTagOf(code, languageTag)),
      translator(bundled, code, language),
    ]),
  );
  const fallback = translator(bundled, language, language);
  return (acceptLanguage = '') => {
    const tag = acceptedLanguages(acceptLanguage).find((accepted) => texts.has(accepted));
    const text = texts.get(tag ?? '') ?? fallback;
    return (problem) => namedProblemText(problem, text);
  };
}
