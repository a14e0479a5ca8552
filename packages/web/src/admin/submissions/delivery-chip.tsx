import { CheckIcon, Chip, CircleAlertIcon, ClockIcon, RefreshIcon } from '@form-portal/ui';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import type { SubmissionRow } from './submissions.wire.ts';
import type { ReactElement } from 'react';

export interface DeliveryChipProps {
  readonly submission: Pick<SubmissionRow, 'status' | 'attempts' | 'scan' | 'test'>;
}

/** The state of a submission's delivery. */
export function DeliveryChip({
  submission: { status, attempts, scan, test },
}: DeliveryChipProps): ReactElement {
  const { text } = useI18n();
  if (test === 'keep') return <Chip kind="neutral">{text('admin.submissions.testKept')}</Chip>;
  if (status === 'delivered') {
    return (
      <Chip kind="ok" icon={<CheckIcon size={16} />}>
        {text('admin.submissions.delivered')}
      </Chip>
    );
  }
  if (status === 'failed') {
    return (
      <Chip kind="danger" icon={<CircleAlertIcon size={16} />}>
        {text('admin.submissions.failed')}
      </Chip>
    );
  }
  if (scan !== null) {
    return (
      <Chip kind="warn" icon={<ClockIcon size={16} />}>
        {text('admin.submissions.waitingForScan')}
      </Chip>
    );
  }
  return attempts === 0 ? (
    <Chip kind="neutral" icon={<ClockIcon size={16} />}>
      {text('admin.submissions.waiting')}
    </Chip>
  ) : (
    <Chip kind="warn" icon={<RefreshIcon size={16} />}>
      {text('admin.submissions.retrying', { number: attempts })}
    </Chip>
  );
}
