import {
  languageTagOf,
  namedProblemText,
  translator,
  type Catalogue,
  type LanguageCode,
} from '@form-portal/domain';
import type { ProblemText } from './problem-response.ts';

/**
 * Formats problems in the first language that a call accepts among those bundled with the portal, otherwise in the language of
 * the API. Pages send the language they are shown in, so that visitors get responses in it (specification §8).
 */
export function problemTextIn(bundled: Catalogue, language: LanguageCode): ProblemText {
  const texts = new Map(
    Object.entries(bundled).map(([code, { languageTag }]) => [
      primary(languageTagOf(code, languageTag)),
      translator(bundled, code, language),
    ]),
  );
  const own = translator(bundled, language, language);
  return (problem, acceptLanguage = '') => {
    const wanted = acceptedLanguages(acceptLanguage).find((tag) => texts.has(tag));
    return namedProblemText(problem, texts.get(wanted ?? '') ?? own);
  };
}

/** The languages of an `Accept-Language` header without regions, most preferred first; weight 0 means not accepted. */
function acceptedLanguages(header: string): readonly string[] {
  return header
    .split(',')
    .map((entry) => {
      const [tag = '', weight] = entry.split(';');
      return {
        tag: primary(tag.trim()),
        weight: weight === undefined ? 1 : Number(/q=([\d.]+)/.exec(weight)?.[1]),
      };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}

function primary(tag: string): string {
  return (tag.split('-')[0] ?? '').toLowerCase();
}
