import { formChanges, type FormChange } from '@form-portal/domain/edit';
import { useMemo } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useEditor } from '../editor-context.tsx';
import type { Form } from '@form-portal/domain';

/** What changed from one version of the form to another. */
export function useFormChanges(before: Form, after: Form): readonly FormChange[] {
  const words = useI18n();
  const language = useEditor((state) => state.language);
  const fieldTypes = useEditor((_, env) => env.fieldTypes);
  const defaultLanguage = useEditor((_, env) => env.defaultLanguage);
  return useMemo(
    () => formChanges(before, after, { fieldTypes, locale: { ...words, language, defaultLanguage } }),
    [before, after, fieldTypes, words, language, defaultLanguage],
  );
}
