import { ok, type NewGuid } from '@form-portal/domain';
import { routes } from '@form-portal/domain/api';
import { vaultDiagnosticsToWire } from '@form-portal/domain/wire';
import type { Database } from '@form-portal/storage';
import { runVaultDiagnostics, type OpenVault } from '@form-portal/vault';
import { setTimeout as pause } from 'node:timers/promises';
import type { AuditEvents } from '../audit/audit-events.ts';
import type { ServerTables } from '../db/tables.ts';
import { bindRoute, type BoundRoute } from '../http/bind-route.ts';

interface Deps extends Pick<OpenVault, 'openForDiagnostics'> {
  readonly newGuid: NewGuid;
  readonly database: Database<ServerTables>;
  readonly audit: Pick<AuditEvents, 'vaultChecked'>;
}

/** POST /api/admin/vault/check: the same diagnostics as `npm run portal -- check-vault`. */
export function vaultDiagnosticsRoutes({
  openForDiagnostics,
  newGuid,
  database,
  audit,
}: Deps): readonly BoundRoute[] {
  return [
    bindRoute(routes.checkVault, async ({ user }) => {
      const check = vaultDiagnosticsToWire(
        await runVaultDiagnostics(openForDiagnostics(), { newGuid, pause }),
      );
      await database.write((transaction) => audit.vaultChecked(transaction, user, check.OK ? 'ok' : 'wrong'));
      return ok(check);
    }),
  ];
}
