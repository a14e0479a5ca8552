import { Card } from '@form-portal/ui';
import styles from '../settings.module.css';
import type { ReactElement, ReactNode } from 'react';

export interface SectionCardProps {
  readonly title: string;
  readonly hint?: string;
  /** Shown beside the heading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** One part of the settings, on a card. */
export function SectionCard({ title, hint, action, children }: SectionCardProps): ReactElement {
  return (
    <Card title={title} action={action}>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {children}
    </Card>
  );
}
