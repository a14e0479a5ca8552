import { minuteMs } from '@form-portal/domain';
import type { BlobFolderState, BlobStore } from '@form-portal/storage';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';
import { requestMs } from '../../http/limits/request-time.ts';
import type { Chore } from './run-chores.ts';

/** Ample time for what follows once a request has arrived in full: its files are scanned, checked and kept. */
const afterArrivalMs = 75 * minuteMs;

const rightDatabase =
  'If the wrong database was started, stop the portal and put the right one back (portal.sqlite or PORTAL_DATABASE_URL). ' +
  'If this database is right, run: npm run portal -- adopt-files';

/** Instructions to the operator, by the state of the folder (docs/operations.md#database-and-files-belong-together). */
const warnings: Readonly<Record<Exclude<BlobFolderState, 'ours'>, string>> = {
  foreign:
    'The folder blobs of the data folder belongs to another database than this one. None of its files is removed. ' +
    rightDatabase,
  unmarked:
    'The folder blobs of the data folder holds files, and this database knows none of them. None is removed. ' +
    rightDatabase,
  incomplete:
    'This database names attachments, and the folder blobs of the data folder holds none. ' +
    'Stop the portal and put the folder back from its backup; until then these attachments cannot be read or delivered.',
};

type ContentConfig = Pick<Config, 'limits'>;

/** Removes unused blobs every hour. */
export function contentChores(
  config: ContentConfig,
  blobs: BlobStore,
  log: FastifyBaseLogger,
): readonly Chore[] {
  return [{ name: 'sweep contents', everyMs: 60 * minuteMs, run: () => sweepContents(config, blobs, log) }];
}

/**
 * Removes unused blobs, including uploads that were never kept once they are older than any request can last, and logs what is wrong
 * with the files on disk.
 */
export async function sweepContents(
  { limits }: ContentConfig,
  blobs: BlobStore,
  log: FastifyBaseLogger,
): Promise<void> {
  const { folder, quarantined } = await blobs.sweep(requestMs(limits) + afterArrivalMs);
  if (folder !== 'ours') log.warn({ folder }, warnings[folder]);
  if (quarantined > 0)
    log.warn(
      { files: quarantined },
      'Files that the database does not name were put into blobs/quarantine; they are removed after 14 days',
    );
}
