import { Button, ButtonLink, DownloadIcon, FileTextIcon } from '@form-portal/ui';
import { useState } from 'react';
import { useI18n } from '../shared/i18n/i18n-context.tsx';
import { Popup } from '../shared/shell/popup.tsx';
import styles from './masked-value.module.css';
import type { ReactElement } from 'react';

interface FullDownloadProps {
  readonly name: string;
  /** The address of the file with its identity codes; the server records the download. */
  readonly address: string;
}

/** Offers a file with its identity codes, which are masked elsewhere; asks before downloading. */
export function FullDownload({ name, address }: FullDownloadProps): ReactElement {
  const { text } = useI18n();
  const [isAsking, setAsking] = useState(false);
  const stopAsking = () => setAsking(false);
  return (
    <>
      <button type="button" className={styles.full} onClick={() => setAsking(true)}>
        <FileTextIcon />
        <span>{name}</span>
        <DownloadIcon size={16} />
      </button>
      <span className={styles.recorded}>{text('admin.submissions.fullRecorded')}</span>
      {isAsking && (
        <Popup
          icon="info"
          title={text('admin.submissions.fullPdfTitle')}
          onExit={stopAsking}
          actions={
            <ButtonLink icon={<DownloadIcon />} href={address} download onClick={stopAsking}>
              {text('admin.submissions.fullPdfDownload')}
            </ButtonLink>
          }
          safe={
            <Button data-first-focus onClick={stopAsking}>
              {text('cancel')}
            </Button>
          }
        >
          <p>{text('admin.submissions.fullPdfExplained')}</p>
        </Popup>
      )}
    </>
  );
}
