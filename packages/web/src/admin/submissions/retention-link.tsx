import { ButtonLink, SettingsIcon } from '@form-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { formListQuery } from '../api/queries.ts';
import type { Guid } from '@form-portal/domain';
import type { ReactElement } from 'react';

/** Leads to how long submissions of a form are kept, and who is notified of them; nothing for a deleted form. */
export function RetentionLink({ form }: { readonly form: Guid }): ReactElement | null {
  const { text } = useI18n();
  const { data: forms = [] } = useQuery(formListQuery());
  if (forms.every(({ guid }) => guid !== form)) return null;
  return (
    <ButtonLink icon={<SettingsIcon />} href={`/admin/form/${form}/settings#settings-retention`}>
      {text('admin.settings.retention')}
    </ButtonLink>
  );
}
