import { CheckIcon, VisuallyHidden, closeMenuOf, menuItem } from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { Flag } from '../../flag.tsx';
import { useEditor, useRun } from '../editor-context.tsx';
import { setLanguageCommand } from '../model/commands/window/navigate.ts';
import { useLanguageProgress } from '../language-progress.tsx';
import styles from './editor-bar.module.css';
import type { ReactElement } from 'react';

/** The form's languages as items of a menu, with the number of texts missing in each. */
export function LanguageItems(): ReactElement {
  const { text, tagOf } = useI18n();
  const run = useRun();
  const language = useEditor((state) => state.language);
  const catalogue = useEditor((_, env) => env.catalogue);
  const progress = useLanguageProgress();
  return (
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
            <span lang={tagOf(code)}>{catalogue[code]?.name ?? code}</span>
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
  );
}
