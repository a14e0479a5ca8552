import { ShieldCheckIcon } from '@form-portal/ui';
import { identityAttributes } from '@form-portal/domain';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { MaskedValue } from '../../masked-value.tsx';
import { MarkedText } from '../list/marked-text.tsx';
import { fetchUnmaskedDetail } from '../submission-queries.ts';
import answerStyles from './answer-list.module.css';
import styles from './submission-panel.module.css';
import type { SubmissionDetail } from '../submission-detail.wire.ts';
import type { ReactElement } from 'react';

interface VerifiedDetailsProps {
  readonly submission: Pick<SubmissionDetail, 'guid' | 'verifiedDetails'>;
}

/** Who sent it, by the identification; nothing when the submission holds no verified details. */
export function VerifiedDetails({
  submission: { guid, verifiedDetails },
}: VerifiedDetailsProps): ReactElement | null {
  const { text } = useI18n();
  if (verifiedDetails.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="verified-details">
      <div className={styles.sectionHead}>
        <h3 id="verified-details">{text('admin.submissions.verifiedDetails')}</h3>
        <p className={styles.source}>
          <ShieldCheckIcon size={16} />
          Suomi.fi
        </p>
      </div>
      <dl className={answerStyles.answers}>
        {verifiedDetails.map(({ attribute, value, masked }) => {
          const label = text(identityAttributes[attribute].labelKey);
          return (
            <div key={attribute}>
              <dt>{label}</dt>
              <dd>
                {masked ? (
                  <MaskedValue
                    label={label}
                    masked={value}
                    onShow={() => fetchUnmaskedDetail(guid, attribute)}
                  />
                ) : (
                  <MarkedText text={value} />
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
