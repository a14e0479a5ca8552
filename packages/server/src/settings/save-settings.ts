import {
  checkMappingAgainstVault,
  checkSettings,
  failed,
  ok,
  type LanguageCode,
  type Result,
  type Settings,
  type User,
  type VaultStructure,
} from '@form-portal/domain';
import type { Database } from '@form-portal/storage';
import type { Transaction } from 'kysely';
import type { AuditEvents } from '../audit/audit-events.ts';
import type { ServerTables } from '../db/tables.ts';
import { unlessUnreachable } from '../unless-unreachable.ts';
import type { LogoStore } from './logos/logos.store.ts';
import type { SettingsStore, StoredSettings } from './settings.store.ts';

/** Dependencies of saving. */
export interface SaveSettingsDeps {
  readonly database: Database<ServerTables>;
  readonly settingsStore: SettingsStore;
  readonly logos: Pick<LogoStore, 'findMissing' | 'removeUnused'>;
  readonly audit: AuditEvents;
  /** Returns the languages of the portal, and locks them until the transaction ends. */
  readonly lockLanguages: (transaction: Transaction<ServerTables>) => Promise<readonly LanguageCode[]>;
  readonly structure: { readStructure(): Promise<VaultStructure> };
}

/** Settings to store. `onlyOver` is the version that they are based on; null overwrites any version. */
interface SaveSettingsRequest {
  readonly settings: Settings;
  readonly user: User | null;
  readonly onlyOver: number | null;
}

/** Checks and stores the site's settings. Problem codes: those of `checkSettings` and `checkMappingAgainstVault`; `settings.logo-unknown`, `revision_conflict`. */
export async function saveSettings(
  { database, settingsStore, logos, audit, lockLanguages, structure }: SaveSettingsDeps,
  { settings, user, onlyOver }: SaveSettingsRequest,
): Promise<Result<StoredSettings>> {
  const vault = await unlessUnreachable(() => structure.readStructure(), null);
  const vaultProblems = vault === null ? [] : checkMappingAgainstVault(settings.suomifi, vault.properties);
  return database.write(async (transaction): Promise<Result<StoredSettings>> => {
    // The settings first, in the same order as when languages are saved, which prevents deadlocks.
    await settingsStore.findForSaving(transaction);
    const ownProblems = checkSettings(settings, await lockLanguages(transaction));
    // One problem for each path.
    const [problem, ...others] = [
      ...ownProblems,
      ...vaultProblems.filter(({ path }) => ownProblems.every((own) => own.path !== path)),
    ];
    if (problem !== undefined) return failed(problem, ...others);
    const [missing] = await logos.findMissing(transaction, settings.logo);
    if (missing !== undefined) return failed({ code: 'settings.logo-unknown', path: `logo.${missing}` });
    const version = await settingsStore.saveOver(transaction, settings, onlyOver);
    if (version === undefined) return failed({ code: 'revision_conflict' });
    await logos.removeUnused(transaction, settings.logo);
    await audit.settingsSaved(transaction, user, version);
    return ok({ version, settings });
  });
}
