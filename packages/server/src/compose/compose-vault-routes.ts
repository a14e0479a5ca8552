import type { FieldTypes } from '@form-portal/domain';
import type { Database } from '@form-portal/storage';
import type { OpenVault } from '@form-portal/vault';
import type { ServerTables } from '../db/tables.ts';
import { refreshOptions } from '../forms/refresh-options.ts';
import type { BoundRoute } from '../http/bind-route.ts';
import type { UserSessions } from '../identity/user-sessions.ts';
import { vaultAdministrationRoutes } from '../vault-administration/vault-administration.routes.ts';
import { vaultDiagnosticsRoutes } from '../vault-diagnostics/vault-diagnostics.routes.ts';
import type { SiteServices } from './compose-site.ts';
import type { AccountServices } from './identity/compose-account.ts';
import type { SystemDeps } from './infrastructure/system-deps.ts';

interface Deps
  extends
    Pick<SiteServices, 'audit' | 'forms' | 'formDrafts' | 'structure' | 'readSettings' | 'readCatalogue'>,
    Pick<OpenVault, 'administration' | 'openForDiagnostics'>,
    Pick<AccountServices, 'ownPassword' | 'endSessionsOf'>,
    Pick<UserSessions, 'signInAgain'> {
  readonly database: Database<ServerTables>;
  readonly fieldTypes: FieldTypes;
}

/** The calls that check the vault and, when it is administered here, change its structure and accounts. */
export function composeVaultRoutes(
  deps: Deps,
  { newGuid, log }: Pick<SystemDeps, 'newGuid' | 'log'>,
): readonly BoundRoute[] {
  const { database, administration, openForDiagnostics, audit, forms, formDrafts, structure } = deps;
  const { fieldTypes, readSettings, readCatalogue, ownPassword, endSessionsOf, signInAgain } = deps;
  const diagnostics = vaultDiagnosticsRoutes({ database, audit, newGuid, openForDiagnostics });
  if (administration === undefined) return diagnostics;
  return [
    ...diagnostics,
    ...vaultAdministrationRoutes({
      database,
      vault: administration,
      forms,
      formDrafts,
      audit,
      readSettings,
      readCatalogue,
      log,
      confirmationProblem: ownPassword.confirmationProblem,
      endSessionsOf,
      signInAgain,
      forgetStructure: structure.forget,
      refreshOptions: () => refreshOptions({ database, forms, fieldTypes, readCatalogue, structure }),
    }),
  ];
}
