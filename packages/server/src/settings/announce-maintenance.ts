import type { Database } from '@form-portal/storage';
import type { AuditEvents } from '../audit/audit-events.ts';
import type { ServerTables } from '../db/tables.ts';
import type { SettingsStore } from './settings.store.ts';

/** Dependencies of announcing maintenance. */
interface Deps {
  readonly database: Database<ServerTables>;
  readonly settingsStore: SettingsStore;
  readonly audit: AuditEvents;
}

/** Announces maintenance until a moment, ISO 8601 UTC; empty ends it. Recorded without an actor, since nobody signs in to run a command. */
export async function announceMaintenance(
  { database, settingsStore, audit }: Deps,
  maintenanceUntil: string,
): Promise<void> {
  await database.write(async (transaction) => {
    const { settings } = await settingsStore.findForSaving(transaction);
    const version = await settingsStore.save(transaction, { ...settings, maintenanceUntil });
    await audit.settingsSaved(transaction, null, version);
  });
}
