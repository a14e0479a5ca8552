import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { useStructure } from '../api/queries.ts';
import { LoadingPlaceholder } from './loading-placeholder.tsx';
import type { ReactElement } from 'react';

/** Replaces choices from the vault while its structure is not loaded (specification §8). */
export function StructurePlaceholder(): ReactElement {
  const { text } = useI18n();
  const { loading, reload } = useStructure();
  const texts = { loadingText: text('loading'), failedText: text('admin.structureNotLoaded') };
  return <LoadingPlaceholder loading={loading} reload={reload} {...texts} />;
}
