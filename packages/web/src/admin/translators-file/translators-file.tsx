import { Button, DownloadIcon, UploadIcon } from '@form-portal/ui';
import { useRef } from 'react';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { saveFile } from '../save-file.ts';
import { decodeCsv } from './decode-csv.ts';
import type { Imported } from './import-note.tsx';
import type { ReactElement } from 'react';

export interface TranslatorsFileProps {
  readonly fileName: string;
  /** Writes the file that is exported. */
  readonly write: () => string;
  /** Imports the content of a chosen file. */
  readonly onChosen: (csv: string) => void;
  /** Called when a chosen file cannot be read. */
  readonly onUnreadable: (imported: Imported) => void;
}

/** Buttons that export texts as CSV for translators and import them again. */
export function TranslatorsFile({
  fileName,
  write,
  onChosen,
  onUnreadable,
}: TranslatorsFileProps): ReactElement {
  const { text } = useI18n();
  const chooser = useRef<HTMLInputElement>(null);

  async function importFile(file: File): Promise<void> {
    const content = await file.arrayBuffer().catch(() => undefined);
    if (content !== undefined) return onChosen(decodeCsv(content));
    const reason = text('problem.fileUnreadable', { name: file.name });
    onUnreadable({ kind: 'danger', lines: [text('admin.translations.notImported'), reason] });
  }

  return (
    <>
      <Button
        icon={<DownloadIcon />}
        onClick={() =>
          // Spreadsheets recognise UTF-8 by the byte order mark.
          saveFile(fileName, new Blob([`\uFEFF${write()}`], { type: 'text/csv' }))
        }
      >
        {text('admin.translations.export')}
      </Button>
      <Button icon={<UploadIcon />} onClick={() => chooser.current?.click()}>
        {text('admin.translations.import')}
      </Button>
      <input
        ref={chooser}
        type="file"
        accept=".csv,text/csv"
        hidden
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file !== undefined) void importFile(file);
        }}
      />
    </>
  );
}
