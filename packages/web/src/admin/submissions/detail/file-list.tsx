import { DownloadIcon, FileTextIcon } from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { FullDownload } from '../../full-download.tsx';
import styles from './submission-panel.module.css';
import type { SubmissionDetail } from '../submissions.wire.ts';
import type { ReactElement } from 'react';

/** The files of a submission and the whole of it as a PDF, to download. */
export function FileList({ submission }: { readonly submission: SubmissionDetail }): ReactElement {
  const { text } = useI18n();
  const path = `/api/admin/submissions/${submission.guid}`;
  return (
    <ul className={styles.files}>
      {submission.attachments.map(({ name, size }, index) => (
        <li key={index}>
          <File name={name} size={size} address={`${path}/attachments/${index}`} />
        </li>
      ))}
      <li>
        <File name={text('admin.submissions.pdf')} size={null} address={`${path}/pdf`} />
      </li>
      {holdsCodes(submission) && (
        <li>
          <FullDownload name={text('admin.submissions.fullPdf')} address={`${path}/pdf?full=true`} />
        </li>
      )}
    </ul>
  );
}

/** Whether its PDF may hold identity codes: of an answer, or of the identification. */
function holdsCodes({ answers, identified }: SubmissionDetail): boolean {
  return identified || answers.some(({ masked }) => masked);
}

interface FileProps {
  readonly name: string;
  /** In bytes; null: it is made when it is asked for. */
  readonly size: number | null;
  readonly address: string;
}

function File({ name, size, address }: FileProps): ReactElement {
  const i18n = useI18n();
  return (
    <a href={address} download className={styles.file}>
      <FileTextIcon />
      <span className={styles.fileName}>{name}</span>
      {size !== null && <span className={styles.meta}>{i18n.size(size)}</span>}
      <DownloadIcon />
    </a>
  );
}
