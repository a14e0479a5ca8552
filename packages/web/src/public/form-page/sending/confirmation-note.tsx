import { PortalText, useI18n } from '../../../shared/i18n/i18n-context.tsx';
import styles from './send-part.module.css';
import type { FormPageContent } from '../form-page-content.ts';
import type { ReactElement } from 'react';

/** Before sending: where a confirmation goes by e-mail; nothing when none is sent. */
export function ConfirmationNote({ page }: { readonly page: FormPageContent }): ReactElement | null {
  const { textOf } = useI18n();
  const { confirmation, form } = page;
  if (confirmation === undefined) return null;
  if (confirmation.kind === 'identity')
    return (
      <p className={styles.privacy}>
        <PortalText textKey="confirmationToIdentity" />
      </p>
    );
  const field = form.fields.find(({ guid }) => guid === confirmation.field);
  if (field === undefined) return null;
  return (
    <p className={styles.privacy}>
      <PortalText textKey="confirmationToField" params={{ label: textOf(field.label) }} />
    </p>
  );
}
