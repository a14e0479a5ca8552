import { ok, type NewGuid } from '@form-portal/domain';
import { routes } from '@form-portal/domain/api';
import { vaultCheckToWire } from '@form-portal/domain/wire';
import type { Database } from '@form-portal/storage';
import { checkVault, type OpenVault } from '@form-portal/vault';
import { setTimeout as pause } from 'node:timers/promises';
import type { AuditEvents } from '../audit/audit-events.ts';
import type { ServerTables } from '../db/tables.ts';
import { bindRoute, type BoundRoute } from '../http/bind-route.ts';

interface Deps extends Pick<OpenVault, 'startTrial'> {
  readonly newGuid: NewGuid;
  readonly database: Database<ServerTables>;
  readonly audit: Pick<AuditEvents, 'vaultChecked'>;
}

/** POST /api/admin/vault/check: the same check as `npm run portal -- check-vault`. */
export function vaultCheckRoutes({ startTrial, newGuid, database, audit }: Deps): readonly BoundRoute[] {
  return [
    bindRoute(routes.checkVault, async ({ user }) => {
      const check = vaultCheckToWire(await checkVault(startTrial(), { newGuid, pause }));
      await database.write((transaction) => audit.vaultChecked(transaction, user, check.OK ? 'ok' : 'wrong'));
      return ok(check);
    }),
  ];
}
