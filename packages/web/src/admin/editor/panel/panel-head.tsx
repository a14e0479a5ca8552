import { XIcon } from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useRun } from '../editor-context.tsx';
import { selectCommand } from '../model/commands/window/navigate.ts';
import styles from './panel.module.css';
import type { IconProps } from '@form-portal/ui';
import type { ComponentType, ReactElement, ReactNode } from 'react';

export interface PanelHeadProps {
  /** The kind of the selected element. */
  readonly kind: string;
  readonly title: ReactNode;
  /** Absent: nothing is selected, so there is no close button. */
  readonly Icon?: ComponentType<IconProps>;
}

/** Names the selected element, with a button that clears the selection. */
export function PanelHead({ kind, title, Icon }: PanelHeadProps): ReactElement {
  const { text } = useI18n();
  const run = useRun();
  return (
    <div className={styles.head}>
      {Icon !== undefined && (
        <span className={styles.icon}>
          <Icon />
        </span>
      )}
      <div className={styles.about}>
        <p className={styles.kind}>{kind}</p>
        <h2 id="panel-title" className={styles.title} tabIndex={-1}>
          {title}
        </h2>
      </div>
      {Icon !== undefined && (
        <button
          type="button"
          className={styles.close}
          aria-label={text('close')}
          onClick={() => run(selectCommand(null))}
        >
          <XIcon />
        </button>
      )}
    </div>
  );
}
