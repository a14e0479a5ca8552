import { ChevronDownIcon, classNames } from '@form-portal/ui';
import { useState } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useEditor } from '../editor-context.tsx';
import { SidePanel } from '../panel/side-panel.tsx';
import styles from './panel-sheet.module.css';
import type { ReactElement } from 'react';

/** Beside the canvas; on small screens a sheet from below that a selection opens, and that a button opens and closes (design 4, Phones and tablets). */
export function PanelSheet(): ReactElement {
  const { text } = useI18n();
  const selection = useEditor((state) => state.selection);
  const [sheet, setSheet] = useState({ selection, open: selection.kind !== 'nothing' });
  if (sheet.selection !== selection) setSheet({ selection, open: selection.kind !== 'nothing' });
  return (
    <div className={classNames(styles.sheet, !sheet.open && styles.closed)}>
      <button
        type="button"
        className={styles.handle}
        aria-expanded={sheet.open}
        onClick={() => setSheet({ selection, open: !sheet.open })}
      >
        <ChevronDownIcon className={styles.arrow} />
        <span>{text('admin.panelSheet')}</span>
      </button>
      <div className={styles.content}>
        <SidePanel />
      </div>
    </div>
  );
}
