import type { LanguageCode } from '@form-portal/domain';

type Texts = Readonly<Record<string, string>>;

/** Every text of a language, each by the fallback rule: the language, else the site's default, else English (`gb`). */
export function textsOf(
  catalogue: Readonly<Record<LanguageCode, Readonly<Record<string, unknown>>>>,
  language: LanguageCode,
  defaultLanguage: LanguageCode,
): Texts {
  const texts: Record<string, string> = {};
  for (const candidate of ['gb', defaultLanguage, language]) {
    for (const [key, text] of Object.entries(catalogue[candidate] ?? {})) {
      if (typeof text === 'string' && text !== '') texts[key] = text;
    }
  }
  return texts;
}

/** Fetches the texts of a language for a page that is already open. Rejects when the server does not answer. */
export async function fetchTexts(language: LanguageCode, defaultLanguage: LanguageCode): Promise<Texts> {
  const response = await fetch('/api/translations');
  if (!response.ok) throw new Error(`Error fetching translations: ${response.status}`);
  return textsOf(await response.json(), language, defaultLanguage);
}
