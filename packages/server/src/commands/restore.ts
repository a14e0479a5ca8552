import {
  BackupError,
  restoreBackup,
  storedHashes,
  verifyBackup,
  type RestoreReport,
  type RestoreOptions,
} from '@form-portal/storage';
import { tmpdir } from 'node:os';
import type { Transaction } from 'kysely';
import { portalMigrations } from '../compose/infrastructure/open-storage.ts';
import { realSystemDeps } from '../compose/infrastructure/system-deps.ts';
import type { Config } from '../config.ts';
import { etagKey } from '../db/server-keys.ts';
import { neverDue, type SubmissionTables } from '../db/submission-tables.ts';
import { countsText } from './backup-text.ts';
import { noWeb, readOwnConfig, UsageError, type Command, type Print } from './command.ts';

/** Restores an archive into an empty portal, or only checks that this would work (docs/operations.md#backup-and-restore). */
export const restoreCommand: Command = {
  usage: 'FILE [--verify]',
  argumentCount: { min: 1, max: 2 },
  summary: 'restore an archive into an empty portal; with --verify only check it and change nothing',
  async run(args, print) {
    const [file, ...rest] = args.filter((argument) => argument !== '--verify');
    if (file === undefined || rest.length > 0) throw new UsageError();
    try {
      return await (args.includes('--verify') ? verify(file, print) : restore(file, readOwnConfig(), print));
    } catch (error) {
      if (error instanceof BackupError)
        throw new Error(`${file} was not restored. ${error.message}`, { cause: error });
      throw error;
    }
  },
};

async function verify(file: string, print: Print): Promise<number> {
  print(`Restoring ${file} to a temporary folder below ${tmpdir()}, to check it; nothing else is touched.`);
  const report = await verifyBackup(file, tmpdir(), restoreOptions());
  printReport(report, print);
  print(`${file} is complete and this version can restore it. SHA-256 ${report.sha256}.`);
  return 0;
}

async function restore(
  file: string,
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  print: Print,
): Promise<number> {
  print(`Restoring ${file} into ${databaseUrl === null ? dataDir : 'the database of PORTAL_DATABASE_URL'}.`);
  let waiting = 0;
  const options = restoreOptions((count) => (waiting = count));
  printReport(await restoreBackup(file, { url: databaseUrl ?? '', dataDir }, options), print);
  print(
    `The portal can be started. ${String(waiting)} submissions wait for the vault and are delivered then.`,
  );
  print(
    'To start a copy that delivers nothing to the vault, set PORTAL_DELIVERY=hold and leave out PORTAL_SMTP_URL.',
  );
  return 0;
}

function printReport(report: RestoreReport, print: Print): void {
  const { version, engine, createdAt } = report.manifest;
  const engineName = engine === 'sqlite' ? 'SQLite' : 'PostgreSQL';
  print(`The archive holds a portal of version ${version} on ${engineName} as it was at ${createdAt}.`);
  print(`Read ${countsText(report)}: every count and every SHA-256 is correct.`);
  print('The database is intact, and every file of a submission is present.');
}

/** `onWaiting` is told the number of submissions not delivered yet. */
function restoreOptions(onWaiting?: (submissions: number) => void): RestoreOptions {
  const { now, newGuid } = realSystemDeps(noWeb);
  return {
    migrations: portalMigrations,
    now,
    newId: newGuid,
    async complete(transaction: Transaction<SubmissionTables>) {
      await refuseMissingFiles(transaction);
      await transaction.deleteFrom('server_keys').where('name', '=', etagKey).execute();
      onWaiting?.(await countWaiting(transaction));
    },
  };
}

async function refuseMissingFiles(transaction: Transaction<SubmissionTables>): Promise<void> {
  const { missing } = await transaction
    .selectFrom('submission_attachments')
    .innerJoin('submissions', 'submissions.guid', 'submission_attachments.submission')
    .where('submissions.cleared_at', 'is', null)
    .where('submission_attachments.sha256', 'not in', storedHashes(transaction))
    .select((row) => row.fn.countAll<number>().as('missing'))
    .executeTakeFirstOrThrow();
  if (missing > 0) throw new BackupError(`${String(missing)} files of submissions are not in the archive.`);
}

async function countWaiting(transaction: Transaction<SubmissionTables>): Promise<number> {
  const { count } = await transaction
    .selectFrom('outbox')
    .where('due_at', '<', neverDue)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
