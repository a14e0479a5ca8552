import { minuteMs } from '@form-portal/domain';
import type { BlobFolderState, BlobStore } from '@form-portal/storage';
import type { FastifyBaseLogger } from 'fastify';
import type { Chore } from './run-chores.ts';

/** Staged uploads are removed at this age, longer than any request lasts. */
const sweepOlderThanMs = 120 * minuteMs;

const adopt = 'npm run portal -- adopt-files';

/** Instructions to the operator, by the state of the folder (docs/operations.md#database-and-files-belong-together). */
const warnings: Readonly<Record<Exclude<BlobFolderState, 'ours'>, string>> = {
  foreign:
    'The folder blobs of the data folder belongs to another database than this one. None of its files is removed. ' +
    'If the wrong database was started, stop the portal and put the right one back (portal.sqlite or PORTAL_DATABASE_URL). ' +
    `If this database is right, run: ${adopt}`,
  unmarked:
    'The folder blobs of the data folder holds files, and this database knows none of them. None is removed. ' +
    'If the wrong database was started, stop the portal and put the right one back (portal.sqlite or PORTAL_DATABASE_URL). ' +
    `If this database is right, run: ${adopt}`,
  incomplete:
    'This database names attachments, and the folder blobs of the data folder holds none. ' +
    'Stop the portal and put the folder back from its backup; until then these attachments cannot be read or delivered.',
};

/** Removes unused contents every hour. */
export function contentChores(blobs: BlobStore, log: FastifyBaseLogger): readonly Chore[] {
  return [{ name: 'sweep contents', everyMs: 60 * minuteMs, run: () => sweepContents(blobs, log) }];
}

/** Removes unused contents, and logs what is wrong with the files on disk. */
export async function sweepContents(blobs: BlobStore, log: FastifyBaseLogger): Promise<void> {
  const { folder, quarantined } = await blobs.sweep(sweepOlderThanMs);
  if (folder !== 'ours') log.warn({ folder }, warnings[folder]);
  if (quarantined > 0)
    log.warn(
      { files: quarantined },
      'Files that the database does not name were put into blobs/quarantine; they are removed after 14 days',
    );
}
