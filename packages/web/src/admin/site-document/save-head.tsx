import { Button, SaveIcon, VisuallyHidden, useRootClass } from '@form-portal/ui';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import styles from './save-head.module.css';
import type { ReactElement, ReactNode } from 'react';

export interface SaveHeadProps {
  readonly title: string;
  readonly hint?: string;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** Beside the button. */
  readonly children?: ReactNode;
}

/** The head of a page that is saved as a whole; its button submits the enclosing form and stays in view. */
export function SaveHead({ title, hint, isDirty, isSaving, children }: SaveHeadProps): ReactElement {
  const { text } = useI18n();
  useRootClass(styles.withHead);
  return (
    <div className={styles.head}>
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      </div>
      <div className={styles.actions}>
        <p role="status" className={styles.state}>
          {isSaving && text('admin.save.saving')}
          {isDirty && !isSaving && <span className={styles.unsaved}>{text('admin.save.unsaved')}</span>}
        </p>
        {children}
        <Button type="submit" kind="primary" icon={<SaveIcon />} aria-disabled={!isDirty || isSaving}>
          {text('admin.command.save')}
          {!isDirty && <VisuallyHidden>. {text('admin.save.nothing')}</VisuallyHidden>}
        </Button>
      </div>
    </div>
  );
}
