import { CheckIcon, VisuallyHidden, classNames } from '@form-portal/ui';
import { memo } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useEditor, useRun } from '../editor-context.tsx';
import { setLanguageCommand } from '../model/commands/window/navigate.ts';
import { isStored } from '../model/saving/stored-versions.ts';
import { useLanguageProgress } from '../language-progress.tsx';
import styles from './language-chips.module.css';
import type { ReactElement } from 'react';

/** The languages of the site with the number of missing texts; choosing one works as in the bar (docs/design.md#form-languages). */
export function LanguageChips(): ReactElement {
  const { text } = useI18n();
  const catalogue = useEditor((_, env) => env.catalogue);
  const progress = useLanguageProgress();
  return (
    <ul className={styles.chips} aria-label={text('admin.panel.languages')}>
      {progress.map(({ language, missing }) => (
        <li key={language}>
          <LanguageChip language={language} name={catalogue[language]?.name ?? language} missing={missing} />
        </li>
      ))}
    </ul>
  );
}

interface LanguageChipProps {
  readonly language: string;
  readonly name: string;
  readonly missing: number;
}

const LanguageChip = memo(function LanguageChip({
  language,
  name,
  missing,
}: LanguageChipProps): ReactElement {
  const { text, tagOf } = useI18n();
  const run = useRun();
  const isCurrent = useEditor((state) => state.language === language);
  // A new form is not warned about before its first save.
  const isWarning = useEditor(({ versions }) => missing > 0 && isStored(versions));
  return (
    <button
      type="button"
      className={classNames(
        styles.chip,
        isWarning && styles.warning,
        missing === 0 && styles.whole,
        isCurrent && styles.current,
      )}
      aria-pressed={isCurrent}
      onClick={() => run(setLanguageCommand(language))}
    >
      <img src={`/flags/${language}.svg`} alt="" width={16} height={12} />
      {missing > 0 ? (
        <span>{text('admin.panel.languageMissing', { name, n: missing })}</span>
      ) : (
        <>
          <span lang={tagOf(language)}>{name}</span>
          <CheckIcon size={16} />
          <VisuallyHidden>, {text('admin.panel.languageWhole')}</VisuallyHidden>
        </>
      )}
    </button>
  );
});
