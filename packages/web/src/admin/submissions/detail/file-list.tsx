import { displaySize, requestOutcomeText } from '@form-portal/domain';
import { DownloadIcon, FileTextIcon } from '@form-portal/ui';
import { Localized, useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { FullDownload } from '../../full-download.tsx';
import { MarkedText } from '../list/marked-text.tsx';
import styles from './file-list.module.css';
import panel from './submission-panel.module.css';
import type { SubmissionDetail } from '../submission-detail.wire.ts';
import type { ReactElement } from 'react';

/** The files to download: attachments, and the PDF with identity codes where there may be any; nothing when there is neither. */
export function SubmissionFiles({
  submission,
}: {
  readonly submission: SubmissionDetail;
}): ReactElement | null {
  const { text } = useI18n();
  const { attachments, requests } = submission;
  const path = `/api/admin/submissions/${submission.guid}`;
  const offersFull = mayHoldCodes(submission);
  if (attachments.length + requests.length === 0 && !offersFull) return null;
  const files = attachments.map((file, index) => ({ ...file, address: `${path}/attachments/${index}` }));
  const requestGuids = new Set(requests.map(({ guid }) => guid));
  return (
    <section className={panel.section}>
      <h3>{text('admin.submissions.files')}</h3>
      <ul className={styles.files}>
        {requests.map(({ guid, name, ...outcome }) => (
          <li key={guid} className={styles.request}>
            <p className={styles.requestName}>
              <span>
                <Localized text={name} />
              </span>
              {outcome.outcome !== 'attached' && (
                <span className={panel.meta}>{requestOutcomeText(outcome, text)}</span>
              )}
            </p>
            {files
              .filter(({ request }) => request === guid)
              .map(({ address, name: fileName, size }) => (
                <FileLink key={address} name={fileName} size={size} address={address} />
              ))}
          </li>
        ))}
        {files
          .filter(({ request }) => request === null || !requestGuids.has(request))
          .map(({ address, name, size }) => (
            <li key={address}>
              <FileLink name={name} size={size} address={address} />
            </li>
          ))}
        {offersFull && (
          <li>
            <FullDownload name={text('admin.submissions.fullPdf')} address={`${path}/pdf?full=true`} />
          </li>
        )}
      </ul>
    </section>
  );
}

/** Whether identity codes may be in the PDF: of an answer, or of the identification. */
function mayHoldCodes({ sections, identified }: SubmissionDetail): boolean {
  return identified || sections.some(({ answers }) => answers.some(({ masked }) => masked));
}

interface FileLinkProps {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly address: string;
}

function FileLink({ name, size, address }: FileLinkProps): ReactElement {
  const i18n = useI18n();
  return (
    <a href={address} download className={styles.file}>
      <FileTextIcon />
      <span className={styles.fileName}>
        <MarkedText text={name} />
      </span>
      <span className={panel.meta}>{displaySize(size, i18n)}</span>
      <DownloadIcon />
    </a>
  );
}
