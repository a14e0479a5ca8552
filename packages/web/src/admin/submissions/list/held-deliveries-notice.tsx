import { Notice } from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useHeldDeliveries } from '../../shell/context/held-deliveries.ts';
import styles from './submission-list.module.css';
import type { ReactElement } from 'react';

/** Says that deliveries are held, and what ends that; nothing where they are not. */
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
