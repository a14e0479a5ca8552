import { DownloadIcon, FileTextIcon } from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { FullDownload } from '../../full-download.tsx';
import { MarkedText } from '../list/marked-text.tsx';
import styles from './submission-panel.module.css';
import type { SubmissionDetail } from '../submissions.wire.ts';
import type { ReactElement } from 'react';

/** The files to download: attachments, and the PDF with identity codes where there may be any; nothing when there is neither. */
export function FileList({ submission }: { readonly submission: SubmissionDetail }): ReactElement | null {
  const { text } = useI18n();
  const { attachments } = submission;
  const path = `/api/admin/submissions/${submission.guid}`;
  const offersFull = mayHoldCodes(submission);
  if (attachments.length === 0 && !offersFull) return null;
  return (
    <section className={styles.section}>
      <h3>{text('admin.submissions.files')}</h3>
      <ul className={styles.files}>
        {attachments.map(({ name, size }, index) => (
          <li key={index}>
            <File name={name} size={size} address={`${path}/attachments/${index}`} />
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
function mayHoldCodes({ answers, identified }: SubmissionDetail): boolean {
  return identified || answers.some(({ masked }) => masked);
}

interface FileProps {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly address: string;
}

function File({ name, size, address }: FileProps): ReactElement {
  const i18n = useI18n();
  return (
    <a href={address} download className={styles.file}>
      <FileTextIcon />
      <span className={styles.fileName}>
        <MarkedText text={name} />
      </span>
      <span className={styles.meta}>{i18n.size(size)}</span>
      <DownloadIcon />
    </a>
  );
}
