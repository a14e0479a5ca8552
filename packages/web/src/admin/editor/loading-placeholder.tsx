import { Button, Notice } from '@form-portal/ui';
import { useCallback, useRef } from 'react';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { useFallbackFocus } from '../shell/use-fallback-focus.ts';
import type { ReactElement } from 'react';

export interface StillMissingProps {
  readonly loading: boolean;
  /** What is said while it is being loaded, and once it could not be. */
  readonly waiting: string;
  readonly failed: string;
  readonly reload: () => void;
}

/** Stands in the place of controls as long as what they offer has not come. Whoever tries again by it goes on at what takes its place. */
export function LoadingPlaceholder({ loading, waiting, failed, reload }: StillMissingProps): ReactElement {
  const { text } = useI18n();
  const tried = useRef<{ readonly among: HTMLCollection; readonly at: number } | null>(null);
  const successor = useCallback(
    () => tried.current?.among[tried.current.at]?.querySelector<HTMLElement>('input, select') ?? null,
    [],
  );
  const place = useFallbackFocus<HTMLDivElement>(successor);

  function tryAgain(): void {
    const own = place.current;
    const among = own?.parentElement?.children;
    if (own && among) tried.current = { among, at: [...among].indexOf(own) };
    // The button makes way for what is said meanwhile.
    own?.focus();
    reload();
  }

  return (
    <div ref={place} tabIndex={-1}>
      {loading ? (
        <p role="status">{waiting}</p>
      ) : (
        <Notice kind="danger" role="alert">
          <p>{failed}</p>
          <Button onClick={tryAgain}>{text('tryAgain')}</Button>
        </Notice>
      )}
    </div>
  );
}
