import { Button, Notice } from '@form-portal/ui';
import { useCallback, useRef } from 'react';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { useFallbackFocus } from '../shell/focus/use-fallback-focus.ts';
import type { ReactElement } from 'react';

export interface LoadingPlaceholderProps {
  readonly loading: boolean;
  readonly loadingText: string;
  /** Shown with the retry after a failure. */
  readonly failedText: string;
  readonly reload: () => void;
}

/** Replaces controls whose choices have not loaded, with a retry. After a retry the focus moves on to the controls that replace it. */
export function LoadingPlaceholder({
  loading,
  loadingText,
  failedText,
  reload,
}: LoadingPlaceholderProps): ReactElement {
  const { text } = useI18n();
  const place = useRef<{ readonly siblings: HTMLCollection; readonly index: number } | null>(null);
  const successor = useCallback(
    () => place.current?.siblings[place.current.index]?.querySelector<HTMLElement>('input, select') ?? null,
    [],
  );
  const box = useFallbackFocus<HTMLDivElement>(successor);

  function tryAgain(): void {
    const placeholder = box.current;
    const siblings = placeholder?.parentElement?.children;
    if (placeholder && siblings) place.current = { siblings, index: [...siblings].indexOf(placeholder) };
    // The button is replaced by the loading text.
    placeholder?.focus();
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
