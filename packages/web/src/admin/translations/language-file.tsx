import { languageFromCsv, languageToCsv, problemText } from '@form-portal/domain';
import { Button, DownloadIcon, Notice, UploadIcon } from '@form-portal/ui';
import { useRef } from 'react';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { saveFile } from '../save-file.ts';
import { useTranslationsForm } from './translations-form.ts';
import type { LanguageCode, Translation } from '@form-portal/domain';
import type { ReactElement } from 'react';

/** The result of an import, in lines. */
export interface Imported {
  readonly kind: 'ok' | 'danger';
  readonly lines: readonly string[];
}

export interface LanguageFileProps {
  readonly code: LanguageCode;
  readonly onImported: (imported: Imported) => void;
}

/** One language as a table for translators, and back: all of its lines or none. */
export function LanguageFile({ code, onImported }: LanguageFileProps): ReactElement {
  const { text } = useI18n();
  const { catalogue, change } = useTranslationsForm();
  const chooser = useRef<HTMLInputElement>(null);

  async function importFile(file: File): Promise<void> {
    const read = languageFromCsv(catalogue, code, await file.text());
    if (!read.ok) {
      const reasons = read.problems.map((problem) => problemText(problem, text));
      onImported({ kind: 'danger', lines: [text('admin.translations.notImported'), ...reasons] });
      return;
    }
    const n = changedTexts(catalogue[code], read.value[code]);
    change(() => read.value);
    onImported({ kind: 'ok', lines: [text('admin.translations.imported', { n })] });
  }

  return (
    <>
      <Button
        icon={<DownloadIcon />}
        onClick={() =>
          saveFile(
            `translations-${code}.csv`,
            // Spreadsheets recognise UTF-8 by the byte order mark.
            new Blob([`\uFEFF${languageToCsv(catalogue, code)}`], { type: 'text/csv' }),
          )
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

/** The result of the last import; nothing before the first. */
export function ImportNote({ imported }: { readonly imported: Imported | null }): ReactElement | null {
  if (imported === null) return null;
  return (
    <Notice kind={imported.kind} role={imported.kind === 'ok' ? 'status' : 'alert'}>
      {imported.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  );
}

function changedTexts(before: Translation | undefined, after: Translation | undefined): number {
  const entries = Object.entries(after?.texts ?? {});
  return entries.filter(([key, text]) => text !== (before?.texts[key] ?? '')).length;
}
