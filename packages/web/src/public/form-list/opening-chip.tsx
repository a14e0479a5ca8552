import { displayShortMoment, displayShortTime, localDay } from '@form-portal/domain';
import { CalendarClockIcon, Chip, ClockIcon, LockIcon } from '@form-portal/ui';
import { PortalText, useI18n } from '../../shared/i18n/i18n-context.tsx';
import { useSite } from '../../shared/shell/site-context.tsx';
import styles from './form-rows.module.css';
import type { Availability } from '@form-portal/domain';
import type { ReactElement } from 'react';

export interface OpeningChipProps {
  /** The id of the chip, which describes the form’s link. */
  readonly id: string;
  readonly availability: Availability;
}

/** When a form opens, closes or has closed, or that it is full; nothing for one that stays open. */
export function OpeningChip({ id, availability }: OpeningChipProps): ReactElement | null {
  const i18n = useI18n();
  const { timeZone, today, year } = useSite();
  const shortDateTime = (instant: string): string =>
    displayShortMoment(Date.parse(instant), year, i18n, timeZone);
  function closing(instant: string): ReactElement {
    const chip = { id, className: styles.opening, icon: <ClockIcon size={16} /> };
    if (localDay(new Date(instant), timeZone) !== today)
      return (
        <Chip {...chip}>
          <PortalText textKey="closesAt" params={{ at: shortDateTime(instant) }} />
        </Chip>
      );
    const time = displayShortTime(Date.parse(instant), i18n, timeZone);
    return (
      <Chip {...chip} kind="warn">
        <PortalText textKey="closesToday" params={{ time }} />
      </Chip>
    );
  }

  switch (availability.state) {
    case 'open':
      return availability.closesAt === null ? null : closing(availability.closesAt);
    case 'not-open-yet':
      return (
        <Chip id={id} className={styles.opening} icon={<CalendarClockIcon size={16} />} kind="accent">
          <PortalText textKey="opensAt" params={{ at: shortDateTime(availability.opensAt) }} />
        </Chip>
      );
    case 'closed':
      return (
        <Chip id={id} className={styles.opening} icon={<LockIcon size={16} />}>
          <PortalText textKey="closedAt" params={{ at: shortDateTime(availability.closedAt) }} />
        </Chip>
      );
    case 'full':
      return (
        <Chip id={id} className={styles.opening} icon={<LockIcon size={16} />}>
          <PortalText textKey="full" />
        </Chip>
      );
  }
}
