import { ButtonLink } from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { asTitle, usePageTitle } from '../../../shared/shell/page-title.ts';
import styles from '../../../shared/shell/page-column.module.css';
import type { ReactElement, ReactNode } from 'react';

export interface NotFoundProps {
  /** Additional content. */
  readonly children?: ReactNode;
}

/** Shown at an unknown address of the administration (specification §8, Unknown route). */
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
