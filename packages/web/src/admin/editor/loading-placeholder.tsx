import { Button, Notice } from '@form-portal/ui';
import { useCallback, useRef } from 'react';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { useFallbackFocus } from '../shell/focus/use-fallback-focus.ts';
import type { ReactElement } from 'react';

export interface StillMissingProps {
  readonly loading: boolean;
  /** The texts while loading and after a failure. */
  readonly loadingText: string;
  readonly failedText: string;
  readonly reload: () => void;
}

/** Replaces controls whose choices have not loaded, with a retry. After a retry the focus moves on to the controls that replace it. */
export function LoadingPlaceholder({
  loading,
  loadingText,
  failedText,
  reload,
}: StillMissingProps): ReactElement {
  const { text } = useI18n();
  const tried = useRef<{ readonly among: HTMLCollection; readonly at: number } | null>(null);
  const successor = useCallback(
    () => tried.current?.among[tried.current.at]?.querySelector<HTMLElement>('input, select') ?? null,
    [],
  );
  const box = useFallbackFocus<HTMLDivElement>(successor);

  function tryAgain(): void {
    const own = box.current;
    const among = own?.parentElement?.children;
    if (own && among) tried.current = { among, at: [...among].indexOf(own) };
    // The button is replaced by the loading text.
    own?.focus();
    reload();
  }

  return (
    <div ref={box} tabIndex={-1}>
      {loading ? (
        <p role="status">{loadingText}</p>
      ) : (
        <Notice kind="danger" role="alert">
          <p>{failedText}</p>
          <Button onClick={tryAgain}>{text('tryAgain')}</Button>
        </Notice>
      )}
    </div>
  );
}
