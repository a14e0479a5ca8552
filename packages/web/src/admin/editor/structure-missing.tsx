import { Button, Notice } from '@form-portal/ui';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { useStructure } from '../api/queries.ts';
import type { ReactElement } from 'react';

/** Stands where something of the vault would be chosen as long as its structure has not come (specification section 8). */
export function StructureMissing(): ReactElement {
  const { text } = useI18n();
  const { loading, reload } = useStructure();
  if (loading) return <p role="status">{text('loading')}</p>;
  return (
    <Notice kind="danger" role="alert">
      <p>{text('admin.structureNotLoaded')}</p>
      <Button onClick={reload}>{text('tryAgain')}</Button>
    </Notice>
  );
}
