import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { useStructure } from '../api/queries.ts';
import { LoadingPlaceholder } from './loading-placeholder.tsx';
import type { ReactElement } from 'react';

/** Stands where something of the vault would be chosen as long as its structure has not come (specification §8). */
export function StructurePlaceholder(): ReactElement {
  const { text } = useI18n();
  const { loading, reload } = useStructure();
  const words = { waiting: text('loading'), failed: text('admin.structureNotLoaded') };
  return <LoadingPlaceholder loading={loading} reload={reload} {...words} />;
}
