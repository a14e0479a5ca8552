import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useValueListItems } from '../../api/queries.ts';
import { LoadingPlaceholder } from '../loading-placeholder.tsx';
import type { ReactElement } from 'react';

/** Stands where an item of a property's value list would be chosen as long as the items have not come (specification D23). */
export function ItemsPlaceholder({ property }: { readonly property: number }): ReactElement {
  const { text } = useI18n();
  const { loading, reload } = useValueListItems(property);
  const words = { waiting: text('admin.panel.optionsLoading'), failed: text('admin.panel.optionsFailed') };
  return <LoadingPlaceholder loading={loading} reload={reload} {...words} />;
}
