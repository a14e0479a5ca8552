import { classNames } from '../class-names.ts';
import styles from './chip.module.css';
import type { ReactElement, ReactNode } from 'react';

export interface ChipProps {
  readonly kind?: 'neutral' | 'accent' | 'ok' | 'warn' | 'danger';
  readonly icon?: ReactNode;
  readonly id?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A short status or tag with an icon and text; not interactive. */
export function Chip({ kind = 'neutral', icon, id, className, children }: ChipProps): ReactElement {
  return (
    <span id={id} className={classNames(styles.chip, styles[kind], className)}>
      {icon}
      <span>{children}</span>
    </span>
  );
}
