import { isWritten } from '@form-portal/domain';
import { PortalText, useI18n } from '../../shared/i18n/i18n-context.tsx';
import { Markdown } from '../../shared/markdown/markdown.tsx';
import { usePageTitle } from '../../shared/shell/page-title.ts';
import { useSite } from '../../shared/shell/site-context.tsx';
import { MaintenanceNotice } from '../maintenance-notice.tsx';
import { BandLines } from './band-lines.tsx';
import { FormRows } from './form-rows.tsx';
import { WaitForForms } from './wait-for-forms.tsx';
import styles from './form-list-page.module.css';
import column from '../../shared/shell/page-column.module.css';
import type { FormListItem } from '@form-portal/domain';
import type { ReactElement } from 'react';

/** The list of published forms (specification §2, `/`). */
export function FormListPage({ forms }: { readonly forms: readonly FormListItem[] }): ReactElement {
  const { text } = useI18n();
  usePageTitle(text('portalTitle'));
  return (
    <>
      <div className={styles.band}>
        <BandLines className={styles.lines} />
        <div className={column.container}>
          <h1 tabIndex={-1}>
            <PortalText textKey="portalTitle" />
          </h1>
          <p className={styles.intro}>
            <PortalText textKey="portalIntro" />
          </p>
        </div>
      </div>
      <div className={`${column.container} ${styles.columns}`}>
        <div className={styles.list}>
          <MaintenanceNotice />
          {forms.length === 0 ? <WaitForForms /> : <FormRows forms={forms} />}
        </div>
        <Help />
      </div>
    </>
  );
}

function Help(): ReactElement | null {
  const { helpText } = useSite().settings;
  if (!isWritten(helpText)) return null;
  return (
    <aside className={styles.help} aria-labelledby="help">
      <h2 id="help">
        <PortalText textKey="needHelp" />
      </h2>
      <Markdown text={helpText} />
    </aside>
  );
}
