import { ButtonLink } from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { asTitle, usePageTitle } from '../../../shared/shell/page-title.ts';
import styles from '../../../shared/shell/page-column.module.css';
import type { ReactElement, ReactNode } from 'react';

export interface NotFoundProps {
  /** Shown before the link back, such as a note that unsaved work is kept. */
  readonly children?: ReactNode;
}

/** Shown where the administration has no page, such as at an unknown address or for a form that does not exist (specification §8). */
export function NotFound({ children }: NotFoundProps): ReactElement {
  const { text } = useI18n();
  usePageTitle(asTitle(text('notFound')));
  return (
    <div className={styles.narrow}>
      <p className={styles.overline}>{text('notFoundCode')}</p>
      <h1>{text('notFound')}</h1>
      {children}
      <div className={styles.actions}>
        <ButtonLink kind="primary" href="/admin">
          {text('admin.toMyForms')}
        </ButtonLink>
      </div>
    </div>
  );
}
