import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useSite } from '../../../shared/shell/site-context.tsx';
import styles from './editor-frame.module.css';
import type { ReactElement } from 'react';

/** The footer of the editor: a line that leaves the height of the window to the form. */
export function EditorFooter(): ReactElement {
  const { text } = useI18n();
  const { settings, version, year } = useSite();
  return (
    <footer className={styles.foot}>
      <span>{text('copyright', { year: String(year), siteName: settings.siteName })}</span>
      {settings.privacyPolicyUrl !== '' && <a href={settings.privacyPolicyUrl}>{text('privacyPolicy')}</a>}
      <span>{text('version', { version })}</span>
    </footer>
  );
}
