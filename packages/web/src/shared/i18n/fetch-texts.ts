import { allTexts } from '@form-portal/domain';
import type { LanguageCode, Texts } from '@form-portal/domain';

/** The server's answer: each language's texts beside its name and the vault's number of it (specification §3, Translations). */
type Answer = Readonly<Record<LanguageCode, Readonly<Record<string, unknown>>>>;

function textsAmong(members: Readonly<Record<string, unknown>>): Texts {
  const isText = (member: [string, unknown]): member is [string, string] => typeof member[1] === 'string';
  return Object.fromEntries(Object.entries(members).filter(isText));
}

/** Every text of a language of the server's answer, each by the fallback rule of {@link allTexts}. */
export function textsOf(answer: Answer, language: LanguageCode, defaultLanguage: LanguageCode): Texts {
  const languages = Object.entries(answer).map(
    ([code, members]) => [code, { texts: textsAmong(members) }] as const,
  );
  return allTexts(Object.fromEntries(languages), language, defaultLanguage);
}

/** Fetches the texts of a language for a page that is already open. Rejects when the server does not answer. */
export async function fetchTexts(language: LanguageCode, defaultLanguage: LanguageCode): Promise<Texts> {
  const response = await fetch('/api/translations');
  if (!response.ok) throw new Error(`Error fetching translations: ${response.status}`);
  return textsOf(await response.json(), language, defaultLanguage);
}
