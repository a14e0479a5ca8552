import { VisuallyHidden } from '@form-portal/ui';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import type { ReactElement } from 'react';

interface FoundStatusProps {
  /** What is searched for; empty: everything is listed, and nothing is announced. */
  readonly search: string;
  /** How many are listed. */
  readonly found: number;
  /** Whether there are more than are listed; absent: there are none. */
  readonly hasMore?: boolean;
  /** Shown when nothing was found. */
  readonly none: string;
  readonly className?: string | undefined;
}

/** Announces how many a search found, and shows it when there are none (WCAG 2.2, SC 4.1.3). */
export function FoundStatus({
  search,
  found,
  hasMore = false,
  none,
  className,
}: FoundStatusProps): ReactElement {
  const { text } = useI18n();
  return (
    <p role="status" className={className}>
      {found === 0 && none}
      {found > 0 && search.trim() !== '' && (
        <VisuallyHidden>{text(hasMore ? 'admin.foundAtLeast' : 'admin.found', { n: found })}</VisuallyHidden>
      )}
    </p>
  );
}
