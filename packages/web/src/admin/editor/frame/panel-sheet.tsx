import { ChevronDownIcon, classNames } from '@form-portal/ui';
import { useState } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useEditor, useEditorStore } from '../editor-context.tsx';
import { TrialPanel } from '../trial/trial-panel.tsx';
import { SidePanel } from '../panel/side-panel.tsx';
import styles from './panel-sheet.module.css';
import type { EditorLocation } from '@form-portal/domain/edit';
import type { ReactElement } from 'react';

/**
 * The side panel. On small screens it is a bottom sheet that opens with a selection, when the editor goes to a location in it, or by its
 * button (docs/design.md#phones-and-tablets). It closes when a trial begins, or shows what is missing in the form.
 */
export function PanelSheet(): ReactElement {
  const { text } = useI18n();
  const isTrialOn = useEditor(({ window }) => window.trial.isOn);
  const selection = useEditor((state) => state.selection);
  const focus = useEditor((state) => state.focus);
  const missingShownCount = useEditor(({ window }) => window.trial.missingShownCount);
  const store = useEditorStore();
  const [sheet, setSheet] = useState(() => ({
    selection,
    focus,
    isTrialOn,
    missingShownCount,
    // The editor may have come here from another tab, to a location in the sheet.
    isOpen: selection.kind !== 'nothing' || isInSheet(store.pendingFocus()),
  }));
  if (sheet.isTrialOn !== isTrialOn) {
    setSheet({ ...sheet, isTrialOn, isOpen: sheet.isOpen && !isTrialOn });
  } else if (sheet.missingShownCount !== missingShownCount) {
    setSheet({ ...sheet, missingShownCount, isOpen: sheet.isOpen && missingShownCount === 0 });
  } else if (sheet.selection !== selection || sheet.focus !== focus) {
    const isKeptOpen = sheet.selection === selection ? sheet.isOpen : selection.kind !== 'nothing';
    setSheet({ ...sheet, selection, focus, isOpen: isKeptOpen || isInSheet(focus) });
  }
  return (
    <div className={classNames(styles.sheet, !sheet.isOpen && styles.closed)}>
      <button
        type="button"
        className={styles.handle}
        aria-expanded={sheet.isOpen}
        onClick={() => setSheet({ ...sheet, isOpen: !sheet.isOpen })}
      >
        <ChevronDownIcon className={styles.arrow} />
        <span>{text('admin.panelSheet')}</span>
      </button>
      <div className={styles.content}>{isTrialOn ? <TrialPanel /> : <SidePanel />}</div>
    </div>
  );
}

function isInSheet(location: EditorLocation | null): boolean {
  return location !== null && location.in !== 'settings';
}
