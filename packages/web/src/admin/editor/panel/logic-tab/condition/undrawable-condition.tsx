import { Button } from '@form-portal/ui';
import { useI18n } from '../../../../../shared/i18n/i18n-context.tsx';
import styles from '../logic-tab.module.css';
import type { ReactElement, ReactNode } from 'react';

export interface UndrawableConditionProps {
  readonly sentence: ReactNode;
  readonly onReplace: () => void;
  /** Null for a condition that can only be replaced. */
  readonly onRemove: (() => void) | null;
}

/** A condition from an import that has no cards: it works, and is kept until it is replaced or removed. */
export function UndrawableCondition({
  sentence,
  onReplace,
  onRemove,
}: UndrawableConditionProps): ReactElement {
  const { text } = useI18n();
  return (
    <div className={styles.builder}>
      {sentence}
      <p className={styles.hint}>{text('admin.logic.undrawable')}</p>
      <div className={styles.adding}>
        <Button onClick={onReplace}>{text('admin.logic.replace')}</Button>
        {onRemove !== null && (
          <Button kind="quiet" onClick={onRemove}>
            {text('admin.logic.removeWhole')}
          </Button>
        )}
      </div>
    </div>
  );
}
