import { ProgressBar, visuallyHidden } from '@form-portal/ui';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import type { ReactElement } from 'react';

export interface ShareDoneProps {
  readonly label: string;
  readonly done: number;
  /** Null while it is unknown. */
  readonly total: number | null;
}

/** How far long work has come: the share is drawn as it grows, and spoken at every quarter. */
export function ShareDone({ label, done, total }: ShareDoneProps): ReactElement {
  const { text, number } = useI18n();
  const share = total === null ? 0 : total === 0 ? 1 : Math.min(done / total, 1);
  const quarter = Math.floor(share * 4) * 25;
  return (
    <div>
      <ProgressBar label={label} {...(total !== null && { value: share })} />
      <p aria-hidden="true">
        {total === null
          ? text('loading')
          : text('admin.progress.of', { done: number(done), total: number(total) })}
      </p>
      <p role="status" className={visuallyHidden}>
        {text('admin.progress.percent', { n: quarter })}
      </p>
    </div>
  );
}
