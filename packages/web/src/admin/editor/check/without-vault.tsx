import { Notice } from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useEditor } from '../editor-context.tsx';
import type { ReactElement } from 'react';

/** Says that only the form itself was checked while the vault's structure is not loaded. */
export function WithoutVault(): ReactElement | null {
  const { text } = useI18n();
  const hasVault = useEditor((_, env) => env.structure !== null);
  if (hasVault) return null;
  return (
    <Notice kind="warn">
      <p>{text('admin.check.withoutVault')}</p>
    </Notice>
  );
}
