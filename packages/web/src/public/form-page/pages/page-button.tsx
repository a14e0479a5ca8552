import { formControlNames, pageTurnToWire } from '@form-portal/domain';
import { classNames } from '@form-portal/ui';
import styles from './page-button.module.css';
import type { Guid } from '@form-portal/domain';
import type { ReactElement, ReactNode } from 'react';

/** Id of the form element, to which buttons outside of it belong. */
export const formId = 'form';

export interface PageButtonProps {
  readonly page: Guid;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Leads to a page that was visited. It looks like a link, but takes all answers along without script too. */
export function PageButton({ page, className, children }: PageButtonProps): ReactElement {
  return (
    <button
      type="submit"
      form={formId}
      name={formControlNames.go}
      value={pageTurnToWire({ page })}
      className={classNames(styles.link, className)}
    >
      {children}
    </button>
  );
}
