import { Notice, VisuallyHidden } from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { isUrgent, useTimeLeft } from './minutes-left.ts';
import styles from './closing-notice.module.css';
import type { MinutesLeft } from './minutes-left.ts';
import type { ReactElement } from 'react';

/**
 * The notice above the buttons: the form closes soon, or has closed. Warnings are announced, the last one assertively; in between it
 * only counts down. `closesAt` is ISO 8601 in UTC.
 */
export function ClosingNotice({ closesAt }: { readonly closesAt: string }): ReactElement {
  const { text, dateTime } = useI18n();
  const { shown, announced } = useTimeLeft(closesAt);
  const sentence = (left: MinutesLeft): string | null => {
    if (left === null) return null;
    return left === 'closed'
      ? text('closedWhileFilling')
      : text('closesIn', { at: dateTime(closesAt), n: left });
  };
  return (
    <>
      {shown !== null && (
        <Notice kind={isUrgent(shown) ? 'danger' : 'info'} className={styles.notice}>
          {sentence(shown)}
        </Notice>
      )}
      <div role="status">
        <VisuallyHidden>{isUrgent(announced) ? null : sentence(announced)}</VisuallyHidden>
      </div>
      <div role="alert">
        <VisuallyHidden>{isUrgent(announced) ? sentence(announced) : null}</VisuallyHidden>
      </div>
    </>
  );
}
