import styles from '../panel/element-panel.module.css';
import type { ReactElement, ReactNode } from 'react';

export interface RowToolProps {
  readonly label: string;
  readonly icon: ReactNode;
  /** Absent: the button is disabled but stays in the row. */
  readonly onPress?: () => void;
}

/** A small button of a row: an icon with a name. */
export function RowTool({ label, icon, onPress }: RowToolProps): ReactElement {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      aria-disabled={onPress === undefined}
      onClick={onPress}
    >
      {icon}
    </button>
  );
}
