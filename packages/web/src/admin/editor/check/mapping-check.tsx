import { Notice } from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { findingCounts } from './finding-counts.ts';
import { FindingList } from './finding-list.tsx';
import { useFindings } from './use-findings.ts';
import { WithoutVault } from './without-vault.tsx';
import styles from './finding-list.module.css';
import type { ReactElement } from 'react';

export interface MappingCheckProps {
  /** Called when a finding is chosen, so that a dialog around the list can close. */
  readonly onGo?: () => void;
}

/** The findings of the mapping check, with their count. */
export function MappingCheck({ onGo }: MappingCheckProps): ReactElement {
  const { text } = useI18n();
  const findings = useFindings();
  return (
    <div className={styles.check}>
      <WithoutVault />
      {findings.length === 0 ? (
        <Notice kind="ok">
          <p>{text('admin.check.none')}</p>
        </Notice>
      ) : (
        <>
          <p className={styles.count}>{findingCounts(findings, text).join(', ')}</p>
          <FindingList findings={findings} {...(onGo === undefined ? {} : { onGo })} />
        </>
      )}
    </div>
  );
}
