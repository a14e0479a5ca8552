import { Button, Notice } from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useValueListItems } from '../../api/queries.ts';
import type { ReactElement } from 'react';

/** Stands where an item of a property's value list would be chosen as long as the items have not come (decision D23). */
export function ItemsMissing({ property }: { readonly property: number }): ReactElement {
  const { text } = useI18n();
  const { loading, reload } = useValueListItems(property);
  if (loading) return <p role="status">{text('admin.panel.optionsLoading')}</p>;
  return (
    <Notice kind="danger" role="alert">
      <p>{text('admin.panel.optionsFailed')}</p>
      <Button onClick={reload}>{text('tryAgain')}</Button>
    </Notice>
  );
}
