import type { TableFormat } from '@form-portal/domain';
import { Button, DownloadIcon, ProgressBar, Segmented } from '@form-portal/ui';
import { useState } from 'react';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { Popup } from '../../shared/shell/popup.tsx';
import { failureMessage } from '../api/failure-message.ts';
import { useTableDownload } from './use-table-download.ts';
import styles from './table-download.module.css';
import type { ReactElement, ReactNode } from 'react';

export interface TableDownloadDialogProps {
  readonly title: string;
  /** What the table contains, and that the export is recorded. */
  readonly note: string;
  /** Null: nothing is chosen yet. */
  readonly fetchFile: ((format: TableFormat, signal: AbortSignal) => Promise<Blob>) | null;
  /** Without the extension. */
  readonly fileName: string;
  readonly onExit: () => void;
  /** Further choices. */
  readonly children?: ReactNode;
}

/** Asks for the format of a table and downloads it. */
export function TableDownloadDialog(props: TableDownloadDialogProps): ReactElement {
  const { title, note, fetchFile, fileName, onExit, children } = props;
  const { text } = useI18n();
  const [format, setFormat] = useState<TableFormat>('xlsx');
  const { status, error, mutate: download } = useTableDownload();
  const isRunning = status === 'pending';
  return (
    <Popup
      icon={status === 'success' || status === 'error' ? status : 'info'}
      role="dialog"
      title={title}
      onExit={onExit}
      actions={
        <Button
          kind="primary"
          icon={<DownloadIcon />}
          aria-disabled={isRunning || fetchFile === null}
          onClick={() => {
            if (isRunning || fetchFile === null) return;
            download({
              fetchFile: (signal) => fetchFile(format, signal),
              fileName: `${fileName}.${format}`,
            });
          }}
        >
          {text('admin.export.start')}
        </Button>
      }
      safe={<Button onClick={onExit}>{text(isRunning ? 'admin.submissions.stop' : 'close')}</Button>}
    >
      <div className={styles.body}>
        <p>{note}</p>
        {children}
        <Segmented
          legend={text('admin.export.format')}
          choices={[
            { value: 'xlsx', label: text('admin.export.xlsx') },
            { value: 'csv', label: text('admin.export.csv') },
          ]}
          chosen={format}
          onChoose={setFormat}
        />
        {isRunning && <ProgressBar label={title} />}
        <p role="status">
          {isRunning && text('loading')}
          {status === 'success' && text('admin.export.done')}
        </p>
        {status === 'error' && <p role="alert">{failureMessage(error, text)}</p>}
      </div>
    </Popup>
  );
}
