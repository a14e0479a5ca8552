import { ChevronDownIcon, Menu, VisuallyHidden } from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { Flag } from '../../flag.tsx';
import { useEditor } from '../editor-context.tsx';
import { LanguageItems } from './language-items.tsx';
import styles from './editor-bar.module.css';
import type { ReactElement } from 'react';

/** Picks the language in which the form's texts are shown and edited, with the number missing in each (docs/design.md#form-languages). */
export function FormLanguagePicker(): ReactElement {
  const { text, tagOf } = useI18n();
  const language = useEditor((state) => state.language);
  const catalogue = useEditor((_, env) => env.catalogue);
  return (
    <div className={styles.picker} data-keeps-selection="">
      <Menu
        className={styles.pickerMenu}
        button={
          <>
            <Flag code={language} />
            <span className={styles.pickerName} lang={tagOf(language)}>
              {catalogue[language]?.name ?? language}
            </span>
            <VisuallyHidden>, {text('admin.formLanguage')}</VisuallyHidden>
            <ChevronDownIcon size={16} />
          </>
        }
      >
        <LanguageItems />
      </Menu>
    </div>
  );
}
