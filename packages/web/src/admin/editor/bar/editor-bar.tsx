import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { BarButtons } from './bar-buttons.tsx';
import { CheckButton } from './check-button.tsx';
import { FormLanguagePicker } from './form-language-picker.tsx';
import { MoreMenu } from './more-menu.tsx';
import { TrialSwitch } from './trial-switch.tsx';
import { PreviewButton } from './preview-button.tsx';
import { SaveStatus } from './save-status.tsx';
import styles from './editor-bar.module.css';
import type { ReactElement } from 'react';

/** The bar of the editor: save status, undo and redo, the form's language, preview, save and publish (docs/design.md#form-builder). */
export function EditorBar(): ReactElement {
  const { text } = useI18n();
  return (
    <section className={styles.bar} aria-label={text('admin.bar')} data-editor-region="bar">
      <div className={styles.status}>
        <SaveStatus />
        <CheckButton />
      </div>
      <div className={styles.tools}>
        <TrialSwitch />
        <BarButtons show="icons" />
        <FormLanguagePicker />
        <PreviewButton />
        <BarButtons show="labels" />
        <MoreMenu />
      </div>
    </section>
  );
}
