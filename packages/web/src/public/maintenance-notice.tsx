import { Notice } from '@form-portal/ui';
import { PortalText, useI18n } from '../shared/i18n/i18n-context.tsx';
import { useSite } from '../shared/shell/site-context.tsx';
import styles from './maintenance-notice.module.css';
import type { ReactElement } from 'react';

/** Says until when nothing can be sent; renders nothing without maintenance. */
export function MaintenanceNotice(): ReactElement | null {
  const { dateTime } = useI18n();
  const { maintenanceUntil } = useSite().settings;
  if (maintenanceUntil === '') return null;
  return (
    <Notice kind="warn" className={styles.notice}>
      <PortalText textKey="maintenance" params={{ at: dateTime(maintenanceUntil) }} />
    </Notice>
  );
}
