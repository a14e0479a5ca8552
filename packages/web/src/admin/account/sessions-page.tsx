import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { usePageTitle } from '../../shared/shell/page-title.ts';
import { SessionList } from './session-list.tsx';
import styles from './account.module.css';
import type { ReactElement } from 'react';

/** The sessions of all users. */
export function SessionsPage(): ReactElement {
  const { text } = useI18n();
  usePageTitle(text('account.everybody'));
  return (
    <div className={styles.page}>
      <div>
        <h1 tabIndex={-1}>{text('account.everybody')}</h1>
        <p className={styles.hint}>{text('account.everybodyHint')}</p>
      </div>
      <SessionList
        of="everybody"
        endAllKey="account.endEverybody"
        question={text('account.endEverybodyQuestion')}
        consequenceKey="account.endEverybodyConsequence"
        noneKey="account.onlyThis"
      />
    </div>
  );
}
