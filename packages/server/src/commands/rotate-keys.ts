import { dayMs } from '@form-portal/domain';
import { openExistingDatabase } from '@form-portal/storage';
import { portalMigrations } from '../compose/infrastructure/open-storage.ts';
import { realSystemDeps } from '../compose/infrastructure/system-deps.ts';
import { retentionMs, rotatedKeys, rotateServerKeys } from '../db/server-keys.ts';
import type { ServerTables } from '../db/tables.ts';
import { noWeb, noArguments, readOwnConfig, type Command } from './command.ts';

const keptDays = retentionMs / dayMs;

/** Creates new server keys; running processes pick them up by themselves (docs/operations.md#keys). */
export const rotateKeysCommand: Command = {
  usage: '',
  argumentCount: noArguments,
  summary: 'create new server keys; signatures by the old ones stay valid for their promised time',
  async run(_args, print) {
    const { dataDir, databaseUrl } = readOwnConfig();
    const location = { url: databaseUrl ?? '', dataDir };
    const database = await openExistingDatabase<ServerTables>(location, portalMigrations);
    try {
      const signsFrom = await rotateServerKeys({ ...realSystemDeps(noWeb), database });
      for (const [name, signed] of Object.entries(rotatedKeys)) print(`New key ${name}: ${signed}.`);
      print(`The new keys sign from ${signsFrom.toISOString()} on, in every process, without a restart.`);
      print(
        `Signatures by the old ones stay valid for ${String(keptDays)} more days; links to receipts as long as the receipts.`,
      );
      return 0;
    } finally {
      await database.close();
    }
  },
};
