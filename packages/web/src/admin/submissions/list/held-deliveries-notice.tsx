import { Notice } from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useHeldDeliveries } from '../../shell/context/held-deliveries.ts';
import styles from './submission-list.module.css';
import type { ReactElement } from 'react';

/** Says that nothing is delivered, and what ends that; nothing where deliveries go on. */
export function HeldDeliveriesNotice(): ReactElement | null {
  const { text } = useI18n();
  if (!useHeldDeliveries()) return null;
  return (
    <Notice kind="warn" className={styles.held}>
      <p>
        <strong>{text('admin.submissions.held')}</strong> {text('admin.submissions.heldHelp')}
      </p>
    </Notice>
  );
}
