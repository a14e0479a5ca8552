import { useDeferredValue } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { usePageTitle } from '../../../shared/shell/page-title.ts';
import { useEditor } from '../editor-context.tsx';
import styles from './editor-frame.module.css';
import type { ReactElement } from 'react';

/** The form's name as the page heading: in the editing language, otherwise in another that it is written in. */
export function FormName(): ReactElement {
  const { text, find, tagOf } = useI18n();
  const name = useDeferredValue(useEditor((state) => state.form.name));
  const language = useEditor((state) => state.language);
  const isNew = useEditor((state) => state.baseline.guid === null);
  const inEditingLanguage = name[language] ?? '';
  const shownName = inEditingLanguage.trim() === '' ? find(name) : { text: inEditingLanguage, language };
  const isUnnamed = shownName.text === '';
  const title = isUnnamed ? text(isNew ? 'admin.newFormTitle' : 'admin.unnamedForm') : shownName.text;
  usePageTitle(title);
  return (
    <h1 className={styles.heading} tabIndex={-1} lang={isUnnamed ? undefined : tagOf(shownName.language)}>
      {title}
    </h1>
  );
}
