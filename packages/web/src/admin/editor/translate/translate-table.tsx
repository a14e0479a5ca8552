import { Checkbox, Notice, Select, useRootClass } from '@form-portal/ui';
import { useId, useState } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useEditor, useRun } from '../editor-context.tsx';
import { setLanguageCommand } from '../model/commands/window/navigate.ts';
import { NextMissing } from '../next-missing.tsx';
import { FormTextsFile } from './form-texts-file.tsx';
import { TranslateRow } from './translate-row.tsx';
import { rowKey, useTextRows, type TextFilter } from './use-text-rows.ts';
import styles from './translate-table.module.css';
import type { ReactElement } from 'react';

/** Every text of the form in two languages; the right column is the language of the editor (docs/design.md#form-languages). */
export function TranslateTable(): ReactElement {
  const { text, tagOf } = useI18n();
  const run = useRun();
  const catalogue = useEditor((_, env) => env.catalogue);
  const language = useEditor((state) => state.language);
  const [filter, setFilter] = useState<TextFilter>('all');
  const [from, setFrom] = useSourceLanguage(language);
  const rows = useTextRows(filter, language);
  useRootClass(styles.withTable, rows.length > 0);
  return (
    <section className={styles.translate} aria-label={text('admin.translate.title')}>
      <div className={styles.tools}>
        <LanguageSelect label={text('admin.translate.from')} chosen={from} onChoose={setFrom} />
        <LanguageSelect
          label={text('admin.translate.to')}
          chosen={language}
          onChoose={(code) => run(setLanguageCommand(code))}
        />
        <Checkbox
          label={text('admin.translate.only')}
          state={filter === 'missing' ? 'checked' : 'unchecked'}
          onChange={(state) => setFilter(state === 'checked' ? 'missing' : 'all')}
        />
        <NextMissing />
      </div>
      <FormTextsFile from={from} to={language} />
      {rows.length === 0 ? (
        <Notice kind="ok" role="status">
          <p>{text('admin.translate.nothingMissing')}</p>
        </Notice>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{text('admin.translate.text')}</th>
              <th scope="col" lang={tagOf(from)}>
                {catalogue[from]?.name ?? from}
              </th>
              <th scope="col" lang={tagOf(language)}>
                {catalogue[language]?.name ?? language}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((textId) => (
              <TranslateRow key={rowKey(textId)} textId={textId} from={from} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** The source language: the site's default, else the first that is not the editor's. */
function useSourceLanguage(language: string): readonly [string, (code: string) => void] {
  const defaultLanguage = useEditor((_, env) => env.defaultLanguage);
  const catalogue = useEditor((_, env) => env.catalogue);
  const [chosen, setChosen] = useState(defaultLanguage);
  const others = Object.keys(catalogue).filter((code) => code !== language);
  return [chosen === language ? (others[0] ?? language) : chosen, setChosen];
}

interface LanguageSelectProps {
  readonly label: string;
  readonly chosen: string;
  readonly onChoose: (code: string) => void;
}

function LanguageSelect({ label, chosen, onChoose }: LanguageSelectProps): ReactElement {
  const id = useId();
  const { tagOf } = useI18n();
  const catalogue = useEditor((_, env) => env.catalogue);
  return (
    <div className={styles.setting}>
      <label htmlFor={id}>{label}</label>
      <Select id={id} value={chosen} onChange={(event) => onChoose(event.currentTarget.value)}>
        {Object.entries(catalogue).map(([code, { name }]) => (
          <option key={code} value={code} lang={tagOf(code)}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}
