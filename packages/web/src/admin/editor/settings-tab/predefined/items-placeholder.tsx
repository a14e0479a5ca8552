import { useI18n } from '../../../../shared/i18n/i18n-context.tsx';
import { useValueListItems } from '../../../api/queries.ts';
import { LoadingPlaceholder } from '../../loading-placeholder.tsx';
import type { ReactElement } from 'react';

/** Replaces the choice of a value list item while the items are not loaded (specification D23). */
export function ItemsPlaceholder({ property }: { readonly property: number }): ReactElement {
  const { text } = useI18n();
  const { loading, reload } = useValueListItems(property);
  const texts = {
    loadingText: text('admin.panel.optionsLoading'),
    failedText: text('admin.panel.optionsFailed'),
  };
  return <LoadingPlaceholder loading={loading} reload={reload} {...texts} />;
}
