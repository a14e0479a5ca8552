import type { Database } from '@form-portal/storage';
import { access, constants, mkdir } from 'node:fs/promises';
import type { ServerTables } from '../db/tables.ts';
import type { ReadinessCheck } from './health.routes.ts';

/** Whether rows and files can be written: what accepting a submission needs. */
export function storageChecks(database: Database<ServerTables>, dataDir: string): readonly ReadinessCheck[] {
  return [
    {
      reason: 'The database cannot be written.',
      check: () =>
        database.write(async (transaction) => {
          await transaction.deleteFrom('rate_windows').where('minute', '<', 0).execute();
        }),
    },
    {
      reason: 'The data folder cannot be written.',
      check: async () => {
        await mkdir(dataDir, { recursive: true });
        await access(dataDir, constants.W_OK);
      },
    },
  ];
}
