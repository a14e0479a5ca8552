import { CheckIcon, CircleAlertIcon, ClockIcon, RefreshIcon } from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { shortMoment } from '../../moment.ts';
import { useMomentStyle } from '../../use-moment-style.ts';
import { stepsOf } from './steps-of.ts';
import styles from './delivery-steps.module.css';
import type { SubmissionDetail } from '../submission-detail.wire.ts';
import type { ReactElement } from 'react';

const icons = { done: CheckIcon, problem: RefreshIcon, refused: CircleAlertIcon, 'to-come': ClockIcon };

/** The delivery of a submission, step by step with its times. */
export function DeliverySteps({ submission }: { readonly submission: SubmissionDetail }): ReactElement {
  const { text, dateTime } = useI18n();
  const momentStyle = useMomentStyle();
  return (
    <ol className={styles.steps}>
      {stepsOf(submission).map(({ kind, textKey, params, at, reason }, index) => {
        const StepIcon = icons[kind];
        return (
          <li key={index} className={styles[kind]}>
            <StepIcon size={16} />
            <div>
              <p className={styles.step}>{text(textKey, params)}</p>
              {reason !== null && reason !== '' && (
                <p className={styles.reason} lang="en">
                  {reason}
                </p>
              )}
            </div>
            {at !== null && (
              <time dateTime={at} title={dateTime(at)}>
                {shortMoment(at, new Date(), momentStyle)}
              </time>
            )}
          </li>
        );
      })}
    </ol>
  );
}
