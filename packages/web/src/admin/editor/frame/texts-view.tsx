import { ArrowLeftIcon, Button } from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useRun } from '../editor-context.tsx';
import { showViewCommand } from '../model/commands/window/window.ts';
import { TranslateTable } from '../translate/translate-table.tsx';
import { mainElement, useFallbackFocus } from '../../shell/focus/use-fallback-focus.ts';
import styles from './editor-frame.module.css';
import type { ReactElement } from 'react';

/** The table of texts, shown instead of the form (docs/design.md#form-languages). */
export function TextsView(): ReactElement {
  const run = useRun();
  const { text } = useI18n();
  const view = useFallbackFocus<HTMLDivElement>(mainElement);
  return (
    <div ref={view} data-editor-region="canvas">
      <div className={styles.back}>
        <Button icon={<ArrowLeftIcon />} onClick={() => run(showViewCommand('form'))}>
          {text('admin.backToForm')}
        </Button>
      </div>
      <TranslateTable />
    </div>
  );
}
