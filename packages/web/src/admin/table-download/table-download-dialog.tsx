import { Button, DownloadIcon, Segmented } from '@form-portal/ui';
import { useState } from 'react';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { Popup } from '../../shared/shell/popup.tsx';
import { ShareDone } from '../shell/share-done.tsx';
import { useTableDownload } from './use-table-download.ts';
import styles from './table-download.module.css';
import type { ReactElement, ReactNode } from 'react';

/** The file formats of tables. */
export type TableFormat = 'csv' | 'xlsx';

export interface TableDownloadDialogProps {
  readonly title: string;
  /** What the table holds and what becomes of the export. */
  readonly note: string;
  /** The call that tells its rows; null: something must be chosen first. */
  readonly addressOf: ((format: TableFormat) => string) | null;
  /** Without its ending. */
  readonly fileName: string;
  readonly onExit: () => void;
  /** What is chosen beside the format. */
  readonly children?: ReactNode;
}

/** Asks for the format of a table, fetches it and shows how far it has come. */
export function TableDownloadDialog(props: TableDownloadDialogProps): ReactElement {
  const { title, note, addressOf, fileName, onExit, children } = props;
  const { text } = useI18n();
  const [format, setFormat] = useState<TableFormat>('xlsx');
  const { state, rows, start } = useTableDownload();
  const isRunning = state === 'running';
  return (
    <Popup
      icon={state === 'done' ? 'success' : state === 'failed' ? 'error' : 'info'}
      role="dialog"
      title={title}
      onExit={onExit}
      actions={
        <>
          {state !== 'done' && (
            <Button
              kind="primary"
              icon={<DownloadIcon />}
              aria-disabled={isRunning || addressOf === null}
              onClick={() => {
                if (!isRunning && addressOf !== null) start(addressOf(format), `${fileName}.${format}`);
              }}
            >
              {text('admin.export.start')}
            </Button>
          )}
          <Button onClick={onExit}>{text(isRunning ? 'admin.submissions.stop' : 'close')}</Button>
        </>
      }
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
        {isRunning && <ShareDone label={title} done={rows?.done ?? 0} total={rows?.total ?? null} />}
        <p role="status">{state === 'done' && text('admin.export.done')}</p>
        {state === 'failed' && <p role="alert">{text('admin.noConnection')}</p>}
      </div>
    </Popup>
  );
}
