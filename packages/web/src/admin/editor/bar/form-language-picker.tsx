import { CheckIcon, ChevronDownIcon, Menu, VisuallyHidden, closeMenuOf, menuItem } from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { Flag } from '../../flag.tsx';
import { useEditor, useRun } from '../editor-context.tsx';
import { setLanguageCommand } from '../model/commands/navigate.ts';
import { useLanguageProgress } from '../use-language-progress.ts';
import styles from './editor-bar.module.css';
import type { ReactElement } from 'react';

/** Picks the language in which the form's texts are shown and edited, with the number missing in each (docs/design.md#form-languages). */
export function FormLanguagePicker(): ReactElement {
  const { text, tagOf } = useI18n();
  const run = useRun();
  const language = useEditor((state) => state.language);
  const catalogue = useEditor((_, env) => env.catalogue);
  const progress = useLanguageProgress();
  const nameOf = (code: string): string => catalogue[code]?.name ?? code;
  return (
    <div className={styles.picker} data-keeps-selection="">
      <Menu
        className={styles.pickerMenu}
        button={
          <>
            <Flag code={language} />
            <span className={styles.pickerName} lang={tagOf(language)}>
              {nameOf(language)}
            </span>
            <VisuallyHidden>, {text('admin.formLanguage')}</VisuallyHidden>
            <ChevronDownIcon size={16} />
          </>
        }
      >
        <ul>
          {progress.map(({ language: code, missing }) => (
            <li key={code}>
              <button
                type="button"
                className={menuItem}
                aria-current={code === language ? 'true' : undefined}
                onClick={(event) => {
                  closeMenuOf(event.currentTarget);
                  run(setLanguageCommand(code));
                }}
              >
                <Flag code={code} />
                <span lang={tagOf(code)}>{nameOf(code)}</span>
                <span className={missing === 0 ? styles.whole : styles.missing}>
                  {missing === 0 ? (
                    <>
                      <CheckIcon size={16} />
                      <VisuallyHidden>{text('admin.nothingMissing')}</VisuallyHidden>
                    </>
                  ) : (
                    text('admin.missingCount', { n: missing })
                  )}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Menu>
    </div>
  );
}
