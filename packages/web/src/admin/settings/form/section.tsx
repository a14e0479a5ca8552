import { Card } from '@form-portal/ui';
import styles from '../settings.module.css';
import type { ReactElement, ReactNode } from 'react';

export interface SectionProps {
  readonly title: string;
  readonly hint?: string;
  /** Shown beside the heading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** One part of the settings, on a card. */
export function Section({ title, hint, action, children }: SectionProps): ReactElement {
  return (
    <Card title={title} action={action}>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {children}
    </Card>
  );
}
