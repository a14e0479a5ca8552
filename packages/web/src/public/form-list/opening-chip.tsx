import { CalendarClockIcon, Chip, ClockIcon, LockIcon } from '@form-portal/ui';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import styles from './form-rows.module.css';
import type { Availability } from '@form-portal/domain';
import type { ReactElement } from 'react';

/** When a form opens, closes or closed; nothing for one that stays open. */
export function OpeningChip({ availability }: { readonly availability: Availability }): ReactElement | null {
  const { text, dateTime } = useI18n();
  switch (availability.state) {
    case 'open':
      return availability.closesAt === null ? null : (
        <Chip className={styles.opening} icon={<ClockIcon size={16} />}>
          {text('closesAt', { at: dateTime(availability.closesAt) })}
        </Chip>
      );
    case 'not-open-yet':
      return (
        <Chip className={styles.opening} icon={<CalendarClockIcon size={16} />} kind="accent">
          {text('opensAt', { at: dateTime(availability.opensAt) })}
        </Chip>
      );
    case 'closed':
      return (
        <Chip className={styles.opening} icon={<LockIcon size={16} />}>
          {text('closedAt', { at: dateTime(availability.closedAt) })}
        </Chip>
      );
    case 'full':
      return (
        <Chip className={styles.opening} icon={<LockIcon size={16} />}>
          {text('full')}
        </Chip>
      );
  }
}
