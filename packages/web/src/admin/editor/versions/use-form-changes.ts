import { formChanges, type FormChange } from '@form-portal/domain/edit';
import { useMemo } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useEditor } from '../editor-context.tsx';
import { propertyName } from '../property-name.ts';
import { vaultTargetName } from '../vault-target-name.ts';
import type { Form } from '@form-portal/domain';

/** What changed from one version of the form to another. */
export function useFormChanges(before: Form, after: Form): readonly FormChange[] {
  const adminI18n = useI18n();
  const language = useEditor((state) => state.language);
  const fieldTypes = useEditor((_, env) => env.fieldTypes);
  const defaultLanguage = useEditor((_, env) => env.defaultLanguage);
  const structure = useEditor((_, env) => env.structure);
  return useMemo(
    () =>
      formChanges(before, after, {
        fieldTypes,
        locale: { ...adminI18n, language, defaultLanguage },
        propertyName: (property) => propertyName(property, structure, adminI18n.text),
        targetName: (form) => vaultTargetName(form, structure, adminI18n.text),
      }),
    [before, after, fieldTypes, adminI18n, language, defaultLanguage, structure],
  );
}
