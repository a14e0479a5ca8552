import { useDeferredValue } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { usePageTitle } from '../../../shared/shell/page-title.ts';
import { useEditor } from '../editor-context.tsx';
import styles from './editor-frame.module.css';
import type { ReactElement } from 'react';

/** The form's name in the editing language, as the page heading. */
export function FormName(): ReactElement {
  const { text, find, tagOf } = useI18n();
  const name = useDeferredValue(useEditor((state) => state.form.name));
  const language = useEditor((state) => state.language);
  const isNew = useEditor((state) => state.baseline.guid === null);
  const written = name[language] ?? '';
  const own = written.trim() === '' ? find(name) : { text: written, language };
  const unnamed = text(isNew ? 'admin.newFormTitle' : 'admin.unnamedForm');
  usePageTitle(own.text === '' ? unnamed : own.text);
  return (
    <h1 className={styles.heading} tabIndex={-1} lang={own.text === '' ? undefined : tagOf(own.language)}>
      {own.text === '' ? unnamed : own.text}
    </h1>
  );
}
