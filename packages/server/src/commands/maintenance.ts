import { maintenanceAt, parseVaultDateTime, utcOf } from '@form-portal/domain';
import { createAuditEvents } from '../audit/audit-events.ts';
import { openExistingStorage } from '../compose/infrastructure/open-storage.ts';
import { realSystemDeps } from '../compose/infrastructure/system-deps.ts';
import { createSiteDocuments } from '../db/site-documents.store.ts';
import { announceMaintenance } from '../settings/announce-maintenance.ts';
import { createSettingsStore } from '../settings/settings.store.ts';
import { noWeb, readOwnConfig, UsageError, type Command } from './command.ts';

/** Announces maintenance, or ends it (docs/operations.md#maintenance); running processes notice it on the next request. */
export const maintenanceCommand: Command = {
  usage: '"2026-12-01 18:00" | off',
  argumentCount: { min: 1, max: 2 },
  summary: 'let forms be read but not sent until a local time, or end that',
  async run(args, print) {
    // The shell splits a date and a time that are not quoted.
    const until = args.join(' ');
    const { timeZone, ...config } = readOwnConfig();
    const maintenanceUntil = until === 'off' ? '' : utcOf(parseVaultDateTime(until) ?? '', timeZone);
    if (maintenanceUntil === undefined) throw new UsageError(`(time zone ${timeZone})`);
    const system = realSystemDeps(noWeb);
    if (until !== 'off' && maintenanceAt({ maintenanceUntil }, system.now().getTime()) === undefined)
      throw new Error(`${until} (${timeZone}) is in the past, so nothing was changed.`);
    const { database } = await openExistingStorage(config, system);
    try {
      const settingsStore = createSettingsStore(createSiteDocuments({ ...system, database }));
      const audit = createAuditEvents({ ...system, engine: database.engine });
      await announceMaintenance({ database, settingsStore, audit }, maintenanceUntil);
      print(
        maintenanceUntil === ''
          ? 'Forms can be sent.'
          : `Forms can be read but not sent until ${until} (${timeZone}).`,
      );
      return 0;
    } finally {
      await database.close();
    }
  },
};
