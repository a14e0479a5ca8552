import { Button } from '@form-portal/ui';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { useEditor, useRun } from './editor-context.tsx';
import { nextMissing } from './model/commands/window/navigate.ts';
import { ariaShortcut } from './model/commands/shortcut.ts';
import { useLanguageProgress } from './language-progress.tsx';
import styles from './next-missing.module.css';
import type { ReactElement } from 'react';

/** Goes to the next text that is missing in the editor's language; hidden when none is (docs/design.md#form-languages). */
export function NextMissing(): ReactElement | null {
  const { text } = useI18n();
  const run = useRun();
  const language = useEditor((state) => state.language);
  const progress = useLanguageProgress().find((candidate) => candidate.language === language);
  const missing = progress?.missing ?? 0;
  if (missing === 0) return null;
  return (
    <Button
      kind="quiet"
      className={styles.next}
      aria-keyshortcuts={nextMissing.shortcuts.map(ariaShortcut).join(' ')}
      onClick={() => run(nextMissing.run)}
    >
      {text(nextMissing.labelKey)}
    </Button>
  );
}
