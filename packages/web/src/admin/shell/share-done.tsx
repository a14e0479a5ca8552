import { ProgressBar, visuallyHidden } from '@form-portal/ui';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import type { ReactElement } from 'react';

export interface ShareDoneProps {
  readonly label: string;
  readonly done: number;
  readonly total: number;
}

/** The progress of a long task: the bar moves with each step, and screen readers announce every quarter. */
export function ShareDone({ label, done, total }: ShareDoneProps): ReactElement {
  const { text, number } = useI18n();
  const share = total === 0 ? 1 : Math.min(done / total, 1);
  const quarter = Math.floor(share * 4) * 25;
  return (
    <div>
      <ProgressBar label={label} value={share} />
      <p aria-hidden="true">{text('admin.progress.of', { done: number(done), total: number(total) })}</p>
      <p role="status" className={visuallyHidden}>
        {text('admin.progress.percent', { n: quarter })}
      </p>
    </div>
  );
}
