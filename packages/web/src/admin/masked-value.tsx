import { useMutation } from '@tanstack/react-query';
import { useI18n } from '../shared/i18n/i18n-context.tsx';
import { failureMessage } from './api/failure-message.ts';
import styles from './masked-value.module.css';
import type { ReactElement, ReactNode } from 'react';

interface MaskedValueProps {
  /** The name of the value, for the accessible name of the button. */
  readonly label: string;
  readonly masked: string;
  /** Fetches the value without its mask, which the server records. */
  readonly onShow: () => Promise<string>;
  /** Shown after the value. */
  readonly children?: ReactNode;
}

/** A value with hidden identity codes and the button that shows them. The shown value is not cached. */
export function MaskedValue({ label, masked, onShow, children }: MaskedValueProps): ReactElement {
  const { text } = useI18n();
  const { data, mutate, reset, isPending, error } = useMutation({ mutationFn: onShow, gcTime: 0 });
  const isShown = data !== undefined;
  const action = text(isShown ? 'hide' : 'show');
  return (
    <>
      {/* The focus remains on the button, so the value that appears is announced. */}
      <span aria-live="polite">{data ?? masked}</span> {children}
      <button
        type="button"
        className={styles.show}
        aria-label={`${action}: ${label}`}
        aria-disabled={isPending}
        onClick={() => {
          if (isShown) reset();
          else if (!isPending) mutate();
        }}
      >
        {action}
      </button>
      {!isShown && <span className={styles.recorded}>{text('admin.submissions.showRecorded')}</span>}
      {error !== null && <span role="alert">{failureMessage(error, text)}</span>}
    </>
  );
}
