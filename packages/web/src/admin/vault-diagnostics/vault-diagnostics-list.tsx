import { vaultDiagnosticStateTexts, vaultDiagnosticSteps, vaultFindings } from '@form-portal/domain';
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon } from '@form-portal/ui';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import styles from './vault-diagnostics-list.module.css';
import type { VaultDiagnostic } from '@form-portal/domain';
import type { ReactElement } from 'react';

const icons = {
  ok: CircleCheckIcon,
  warning: TriangleAlertIcon,
  failed: CircleAlertIcon,
  skipped: InfoIcon,
} as const;

/** The steps in order, each with its status, finding and advice. */
export function VaultDiagnosticsList({
  results,
}: {
  readonly results: readonly VaultDiagnostic[];
}): ReactElement {
  return (
    <ol className={styles.list}>
      {results.map((result) => (
        <Step key={result.step} {...result} />
      ))}
    </ol>
  );
}

function Step({ step, code, params, reason, variables }: VaultDiagnostic): ReactElement {
  const { text } = useI18n();
  const { state, textKey } = vaultFindings[code];
  const StateIcon = icons[state];
  return (
    <li className={styles.step} data-state={state}>
      <StateIcon />
      <div>
        <p className={styles.head}>
          <span className={styles.name}>{text(vaultDiagnosticSteps[step])}</span>
          <span className={styles.state}>{text(vaultDiagnosticStateTexts[state])}</span>
        </p>
        {state !== 'skipped' && <p>{text(textKey, params)}</p>}
        {variables !== undefined && (
          <p className={styles.reason}>
            {text('admin.vaultCheck.setBy', { variables: variables.join(', ') })}
          </p>
        )}
        {reason !== undefined && (
          <p className={styles.reason}>{text('admin.vaultCheck.wordsOfVault', { reason })}</p>
        )}
      </div>
    </li>
  );
}
