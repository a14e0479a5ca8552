import { passesDiagnostics } from '@form-portal/domain';
import { routes } from '@form-portal/domain/api';
import { vaultDiagnosticsFromWire } from '@form-portal/domain/wire';
import { Button, Notice } from '@form-portal/ui';
import { useMutation } from '@tanstack/react-query';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { CallError, callAndRead } from '../api/call.ts';
import { failureMessage } from '../api/failure-message.ts';
import { VaultDiagnosticsList } from './vault-diagnostics-list.tsx';
import type { ReactElement } from 'react';

export interface VaultDiagnosticsProps {
  /** Called when the session has ended or its user is no longer an administrator. */
  readonly onSignedOut: () => void;
}

/** Runs the vault diagnostics and lists the findings (docs/m-files.md). */
export function VaultDiagnostics({ onSignedOut }: VaultDiagnosticsProps): ReactElement {
  const { text } = useI18n();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => callAndRead(routes.checkVault, {}, vaultDiagnosticsFromWire),
    onError: (failure) => {
      if (failure instanceof CallError && (failure.status === 401 || failure.status === 403)) onSignedOut();
    },
  });
  return (
    <>
      <div>
        <Button
          aria-disabled={isPending}
          onClick={() => {
            if (!isPending) mutate();
          }}
        >
          {text('admin.vaultCheck.start')}
        </Button>
      </div>
      <div role="status">
        {isPending && <p>{text('admin.vaultCheck.running')}</p>}
        {!isPending && data !== undefined && <Summary isFit={passesDiagnostics(data)} />}
        {!isPending && error !== null && <Failure error={error} />}
      </div>
      {!isPending && data !== undefined && <VaultDiagnosticsList results={data} />}
    </>
  );
}

function Summary({ isFit }: { readonly isFit: boolean }): ReactElement {
  const { text } = useI18n();
  return isFit ? (
    <Notice kind="ok">{text('admin.vaultCheck.allRight')}</Notice>
  ) : (
    <Notice kind="danger">{text('admin.vaultCheck.someWrong')}</Notice>
  );
}

function Failure({ error }: { readonly error: Error }): ReactElement {
  const { text } = useI18n();
  return <Notice kind="danger">{failureMessage(error, text)}</Notice>;
}
