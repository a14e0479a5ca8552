import { allTexts } from '@form-portal/domain';
import { translationsFailure } from './translations-failure.ts';
import type { LanguageCode, Texts, TextsWithLanguages } from '@form-portal/domain';

/** The server's response: each language's texts, name and id in the vault (specification §3, Translations). */
type TranslationsResponse = Readonly<Record<LanguageCode, Readonly<Record<string, unknown>>>>;

function onlyTexts(members: Readonly<Record<string, unknown>>): Texts {
  const isText = (member: [string, unknown]): member is [string, string] => typeof member[1] === 'string';
  return Object.fromEntries(Object.entries(members).filter(isText));
}

/** All texts of one language of the response, by the fallback rule of {@link allTexts}, and the languages of those that fell back. */
export function textsOf(
  response: TranslationsResponse,
  language: LanguageCode,
  defaultLanguage: LanguageCode,
): TextsWithLanguages {
  const languages = Object.entries(response).map(
    ([code, members]) => [code, { texts: onlyTexts(members) }] as const,
  );
  return allTexts(Object.fromEntries(languages), language, defaultLanguage);
}

/** Fetches the texts of a language for a page that is already open. Rejects when the request fails. */
export async function fetchTexts(
  language: LanguageCode,
  defaultLanguage: LanguageCode,
): Promise<TextsWithLanguages> {
  const response = await fetch('/api/translations');
  if (!response.ok) throw new Error(`${translationsFailure}: ${response.status}`);
  return textsOf(await response.json(), language, defaultLanguage);
}
