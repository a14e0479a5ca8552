import { languageFromCsv, languageToCsv, problemText } from '@form-portal/domain';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { TranslatorsFile } from '../translators-file/translators-file.tsx';
import { useTranslationsForm } from './translations-form.ts';
import type { LanguageCode, Translation } from '@form-portal/domain';
import type { Imported } from '../translators-file/import-note.tsx';
import type { ReactElement } from 'react';

export interface LanguageFileProps {
  readonly code: LanguageCode;
  readonly onImported: (imported: Imported) => void;
}

/** One language as a table for translators, and back: all of its lines or none. */
export function LanguageFile({ code, onImported }: LanguageFileProps): ReactElement {
  const { text } = useI18n();
  const { catalogue, change } = useTranslationsForm();

  function importFile(csv: string): void {
    const translated = languageFromCsv(catalogue, code, csv);
    if (!translated.ok) {
      const reasons = translated.problems.map((problem) => problemText(problem, text));
      onImported({ kind: 'danger', lines: [text('admin.translations.notImported'), ...reasons] });
      return;
    }
    const n = changedTextCount(catalogue[code], translated.value[code]);
    change(() => translated.value);
    onImported({ kind: 'ok', lines: [text('admin.translations.imported', { n })] });
  }

  return (
    <TranslatorsFile
      fileName={`translations-${code}.csv`}
      write={() => languageToCsv(catalogue, code)}
      onChosen={importFile}
      onUnreadable={onImported}
    />
  );
}

function changedTextCount(before: Translation | undefined, after: Translation | undefined): number {
  const entries = Object.entries(after?.texts ?? {});
  return entries.filter(([key, text]) => text !== (before?.texts[key] ?? '')).length;
}
