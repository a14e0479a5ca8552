import { vaultCheckSteps, vaultFindings } from '@form-portal/domain';
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon } from '@form-portal/ui';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import styles from './vault-check-list.module.css';
import type { VaultCheckResult } from '@form-portal/domain';
import type { ReactElement } from 'react';

const icons = {
  right: CircleCheckIcon,
  doubtful: TriangleAlertIcon,
  wrong: CircleAlertIcon,
  skipped: InfoIcon,
} as const;

/** The steps of a check in their order: what was tried, how it went, what to do. */
export function VaultCheckList({ results }: { readonly results: readonly VaultCheckResult[] }): ReactElement {
  return (
    <ol className={styles.list}>
      {results.map((result) => (
        <Step key={result.step} {...result} />
      ))}
    </ol>
  );
}

function Step({ step, code, params, reason }: VaultCheckResult): ReactElement {
  const { text } = useI18n();
  const { state, textKey } = vaultFindings[code];
  const StateIcon = icons[state];
  return (
    <li className={styles.step} data-state={state}>
      <StateIcon />
      <div>
        <p className={styles.head}>
          <span className={styles.name}>{text(vaultCheckSteps[step])}</span>
          <span className={styles.state}>{text(`admin.vaultCheck.state.${state}`)}</span>
        </p>
        {state !== 'skipped' && <p>{text(textKey, params)}</p>}
        {reason !== undefined && (
          <p className={styles.reason}>{text('admin.vaultCheck.wordsOfVault', { reason })}</p>
        )}
      </div>
    </li>
  );
}
