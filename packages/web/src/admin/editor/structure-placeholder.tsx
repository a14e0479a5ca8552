import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { useStructure } from '../api/queries.ts';
import { LoadingPlaceholder } from './loading-placeholder.tsx';
import type { ReactElement } from 'react';

export interface StructurePlaceholderProps {
  /** Whether the page has waited for the structure before it opened; it then says immediately that the structure is missing. */
  readonly isLate?: boolean;
}

/** Replaces choices from the vault while its structure is not loaded (specification §8). */
export function StructurePlaceholder({ isLate = false }: StructurePlaceholderProps): ReactElement {
  const { text } = useI18n();
  const { loading, reload } = useStructure();
  const missing = text('admin.structureNotLoaded');
  const texts = {
    loadingText: isLate ? `${missing}. ${text('loading')}` : text('loading'),
    failedText: missing,
  };
  return <LoadingPlaceholder loading={loading} reload={reload} {...texts} />;
}
