import { useMemo } from 'react';
import { useEditor } from '../../../editor-context.tsx';
import type { SentenceContext } from '@form-portal/domain/logic';
import type { I18n } from '../../../../../shared/i18n/i18n.ts';

/** The context in which sentences about rules are written: words in the administrator's language, labels in the form's. */
export function useSentenceContext(words: I18n): SentenceContext {
  const { questions, spans: groups } = useEditor(({ form }, { logicOf }) => logicOf(form).prepared);
  const fieldTypes = useEditor((_, env) => env.fieldTypes);
  const language = useEditor((state) => state.language);
  const defaultLanguage = useEditor((_, env) => env.defaultLanguage);
  return useMemo(
    () => ({ questions, groups, fieldTypes, locale: { ...words, language, defaultLanguage } }),
    [questions, groups, fieldTypes, words, language, defaultLanguage],
  );
}
