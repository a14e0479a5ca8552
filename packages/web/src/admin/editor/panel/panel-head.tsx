import { XIcon } from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useRun } from '../editor-context.tsx';
import { selectCommand } from '../model/commands/navigate.ts';
import styles from './panel.module.css';
import type { IconProps } from '@form-portal/ui';
import type { ComponentType, ReactElement, ReactNode } from 'react';

export interface PanelHeadProps {
  /** What kind of thing the panel is about. */
  readonly kind: string;
  readonly title: ReactNode;
  /** Absent: nothing is selected, so that there is nothing to close. */
  readonly Icon?: ComponentType<IconProps>;
}

/** What the panel is about, and the way out of it. */
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
