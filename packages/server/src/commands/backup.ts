import { openExistingDatabase, writeBackup } from '@form-portal/storage';
import { join } from 'node:path';
import { portalMigrations } from '../compose/infrastructure/open-storage.ts';
import { portalVersion } from '../compose/http/portal-version.ts';
import type { Config } from '../config.ts';
import { stagedOwnerPrefix } from '../db/staged-file-tables.ts';
import { readOwnConfig, type Command, type Print } from './command.ts';
import { bytesText, countsText } from './backup-text.ts';

/** Writes database and files to one archive while the portal runs (docs/operations.md#backup-and-restore). */
export const backupCommand: Command = {
  usage: 'FILE',
  argumentCount: { min: 1, max: 1 },
  summary: 'write database and files to one archive, while the portal runs',
  run: ([file = ''], print) => backUp(file, readOwnConfig(), print),
};

async function backUp(
  file: string,
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  print: Print,
): Promise<number> {
  const database = await openExistingDatabase({ url: databaseUrl ?? '', dataDir }, portalMigrations);
  try {
    print(`Reading the portal as it is now, from ${database.engine === 'sqlite' ? dataDir : 'PostgreSQL'}.`);
    const report = await writeBackup(file, {
      database,
      blobFolder: join(dataDir, 'blobs'),
      version: portalVersion(),
      now: () => new Date(),
      leftOut: { tables: ['staged_files'], ownerPrefix: stagedOwnerPrefix },
    });
    print(`Wrote ${countsText(report)}.`);
    print(`${file} is complete: ${bytesText(report.bytes)}, SHA-256 ${report.sha256}.`);
    print(`Check it with: npm run portal -- restore ${file} --verify`);
    return 0;
  } finally {
    await database.close();
  }
}
