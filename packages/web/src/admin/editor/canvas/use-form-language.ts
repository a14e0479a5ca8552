import { allTexts, languageTagOf } from '@form-portal/domain';
import { useMemo } from 'react';
import { createI18n } from '../../../shared/i18n/i18n.ts';
import { useEditor } from '../editor-context.tsx';
import type { Catalogue, LanguageCode } from '@form-portal/domain';
import type { I18n } from '../../../shared/i18n/i18n.ts';

/** The language in which the form is shown and edited, for its texts and for those of its controls. */
export function useFormLanguage(): I18n {
  const language = useEditor((state) => state.language);
  const catalogue = useEditor((_, env) => env.catalogue);
  const defaultLanguage = useEditor((_, env) => env.defaultLanguage);
  return useMemo(
    () => formLanguage(catalogue, language, defaultLanguage),
    [catalogue, language, defaultLanguage],
  );
}

function formLanguage(catalogue: Catalogue, language: LanguageCode, defaultLanguage: LanguageCode): I18n {
  const tags = Object.fromEntries(
    Object.entries(catalogue).map(([code, { languageTag }]) => [code, languageTagOf(code, languageTag)]),
  );
  return createI18n({
    language,
    languageTag: tags[language] ?? 'und',
    defaultLanguage,
    // The canvas shows no points in time.
    timeZone: 'UTC',
    ...allTexts(catalogue, language, defaultLanguage),
    tags,
  });
}
