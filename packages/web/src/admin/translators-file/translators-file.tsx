import { Button, DownloadIcon, UploadIcon } from '@form-portal/ui';
import { useRef } from 'react';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { saveFile } from '../save-file.ts';
import { decodeCsv } from './decode-csv.ts';
import type { ReactElement } from 'react';

export interface TranslatorsFileProps {
  readonly fileName: string;
  /** Writes the file that is exported. */
  readonly write: () => string;
  /** Imports the content of a chosen file. */
  readonly onChosen: (csv: string) => void;
}

/** Buttons that export texts as CSV for translators and import them again. */
export function TranslatorsFile({ fileName, write, onChosen }: TranslatorsFileProps): ReactElement {
  const { text } = useI18n();
  const chooser = useRef<HTMLInputElement>(null);
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
          if (file !== undefined) void file.arrayBuffer().then((content) => onChosen(decodeCsv(content)));
        }}
      />
    </>
  );
}
