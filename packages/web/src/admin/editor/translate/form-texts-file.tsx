import { problemText, type Form, type LanguageCode } from '@form-portal/domain';
import { formTexts, formTextsFromCsv, formTextsToCsv, textAt } from '@form-portal/domain/edit';
import { useState } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { ImportNote, type Imported } from '../../translators-file/import-note.tsx';
import { TranslatorsFile } from '../../translators-file/translators-file.tsx';
import { useEditorStore } from '../editor-context.tsx';
import { importTextsCommand } from '../model/commands/settings/import-texts.ts';
import styles from './translate-table.module.css';
import type { FieldTypes } from '@form-portal/domain';
import type { ReactElement } from 'react';

export interface FormTextsFileProps {
  readonly from: LanguageCode;
  readonly to: LanguageCode;
}

/** The texts of the form in two languages as a file for translators, and back: all of its lines or none. */
export function FormTextsFile({ from, to }: FormTextsFileProps): ReactElement {
  const { text } = useI18n();
  const store = useEditorStore();
  const [imported, setImported] = useState<Imported | null>(null);

  function importFile(csv: string): void {
    const { form } = store.state();
    const { fieldTypes } = store.env();
    const translated = formTextsFromCsv(form, csv, to, fieldTypes);
    if (!translated.ok) {
      const reasons = translated.problems.map((problem) => problemText(problem, text));
      setImported({ kind: 'danger', lines: [text('admin.translations.notImported'), ...reasons] });
      return;
    }
    const n = changedTextCount(form, translated.value, to, fieldTypes);
    store.run(importTextsCommand(translated.value));
    setImported({ kind: 'ok', lines: [text('admin.translations.imported', { n })] });
  }

  return (
    <>
      <div className={styles.file}>
        <TranslatorsFile
          fileName={`${store.state().form.guid ?? 'form'}-${to}.csv`}
          write={() => formTextsToCsv(store.state().form, { from, to }, store.env().fieldTypes)}
          onChosen={importFile}
          onUnreadable={setImported}
        />
      </div>
      <ImportNote imported={imported} />
    </>
  );
}

function changedTextCount(before: Form, after: Form, language: LanguageCode, types: FieldTypes): number {
  return formTexts(after, types).filter(
    ({ textId, text }) => (text[language] ?? '') !== (textAt(before, textId)[language] ?? ''),
  ).length;
}
