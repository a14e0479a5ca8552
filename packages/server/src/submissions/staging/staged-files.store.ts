import { hourMs, type Guid, type NewGuid, type StagedFile } from '@form-portal/domain';
import { claimRows, type BlobStore, type Database } from '@form-portal/storage';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { StagingLimits } from '../../config.ts';
import { stagedOwner, type StagedFileTables } from '../../db/staged-file-tables.ts';
import type { SubmissionTables } from '../../db/submission-tables.ts';
import type { HashKey } from '../../http/limits/address-key.ts';
import { guidFromRow } from '../store/submission-rows.ts';

type Write = Transaction<SubmissionTables>;

/** A draft whose files are staged: anybody who knows the token owns it. */
export interface StagedDraft {
  readonly token: string;
  readonly form: Guid;
}

/** A staged file with its content. */
export interface StoredStagedFile extends StagedFile {
  readonly mediaType: string;
  readonly sha256: string;
  /** Whether the scan found it clean. */
  readonly isClean: boolean;
  /** Whether a submission has taken it over; then it serves only to recognise a repeat of its post. */
  readonly isTaken: boolean;
}

/** A file to stage. */
export interface FileToStage extends Omit<StoredStagedFile, 'id' | 'isTaken'> {
  /** Makes an owner hold the content, as part of the transaction. */
  keep(transaction: Write, owner: string): Promise<unknown>;
}

/** Files of posts without script that were not sent (decision 0070). */
export interface StagedFileStore {
  /**
   * The files of a draft in the order they were staged, kept for another hour from now: those that wait, and those that
   * `submission` has taken over. Removes those of `removed` that wait.
   */
  open(
    draft: StagedDraft,
    options: { readonly submission: Guid | null; readonly removed: readonly Guid[] },
  ): Promise<readonly StoredStagedFile[]>;
  /** The same files, which are not kept for longer: for a post that is returned because nothing can be written. */
  find(draft: StagedDraft, submission: Guid | null): Promise<readonly StoredStagedFile[]>;
  /** Stages files at the end of a draft, in their order, as long as the limits allow; returns those that were staged. */
  stage(
    draft: StagedDraft,
    address: string,
    files: readonly FileToStage[],
  ): Promise<readonly StoredStagedFile[]>;
  /** Gives files to a submission, which keeps their blobs already. Returns false when one of them is removed or taken. */
  take(transaction: Write, files: readonly Guid[], submission: Guid): Promise<boolean>;
  /** Removes expired files; returns how many. */
  removeExpired(): Promise<number>;
}

/** How long files wait after the last post of their draft. */
const stagedForMs = hourMs;

/** What a small file counts as: its row takes time at each post of its draft, however little it holds. */
const minCountedBytes = 64 * 1024;

/** Rows removed in one transaction, which bounds how long visitors wait. */
const removalBatchSize = 100;

interface Deps {
  readonly database: Database<SubmissionTables>;
  readonly blobs: Pick<BlobStore, 'release'>;
  readonly hashKey: HashKey;
  readonly newGuid: NewGuid;
  readonly now: () => Date;
  readonly limits: StagingLimits;
}

/** Creates the store. */
export function createStagedFileStore(deps: Deps): StagedFileStore {
  const { database, blobs, hashKey, now } = deps;
  const keyOf = ({ token, form }: StagedDraft) => hashKey('staged draft', token, form);
  const expiry = () => new Date(now().getTime() + stagedForMs).toISOString();

  async function filesOf(source: Kysely<SubmissionTables>, draft: StagedDraft, submission: Guid | null) {
    const rows = await source
      .selectFrom('staged_files')
      .selectAll()
      .where('draft', '=', keyOf(draft))
      .where('expires_at', '>', now().toISOString())
      .orderBy('position')
      .execute();
    return rows.filter((row) => row.submission === null || row.submission === submission).map(fromRow);
  }

  async function remove(transaction: Write, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await transaction.deleteFrom('staged_files').where('id', 'in', ids).execute();
    await blobs.release(transaction, ids.map(stagedOwner));
  }

  return {
    open: (draft, { submission, removed }) =>
      database.write(async (transaction) => {
        const waiting = await transaction
          .updateTable('staged_files')
          .set({ expires_at: expiry() })
          .where('draft', '=', keyOf(draft))
          .where('expires_at', '>', now().toISOString())
          .where('submission', 'is', null)
          .returning('id')
          .execute();
        const unwanted = waiting
          .map(({ id }) => id)
          .filter((id) => removed.some((removedId) => removedId === id));
        // Expired, not deleted: they count towards the limits until their blobs are removed, so that nobody can fill the disk.
        if (unwanted.length > 0)
          await transaction
            .updateTable('staged_files')
            .set({ expires_at: now().toISOString() })
            .where('id', 'in', unwanted)
            .execute();
        return filesOf(transaction, draft, submission);
      }),

    find: (draft, submission) => filesOf(database.read, draft, submission),

    stage: (draft, address, files) =>
      database.write(async (transaction) => {
        const subject = hashKey('staged by', address);
        const fitting = filesThatFit(files, await roomFor(transaction, subject, deps.limits));
        if (fitting.length === 0) return [];
        const first = await nextPosition(transaction, keyOf(draft));
        const staged = fitting.map((file, index) => ({
          file,
          row: {
            id: deps.newGuid(),
            draft: keyOf(draft),
            position: first + index,
            request: file.request,
            name: file.name,
            size: file.size,
            media_type: file.mediaType,
            sha256: file.sha256,
            clean: Number(file.isClean),
            address: subject,
            expires_at: expiry(),
            submission: null,
          },
        }));
        // In hash order, which prevents deadlocks.
        for (const { file, row } of staged.toSorted(byHash))
          await file.keep(transaction, stagedOwner(row.id));
        const rows = staged.map(({ row }) => row);
        await transaction.insertInto('staged_files').values(rows).execute();
        return rows.map(fromRow);
      }),

    async take(transaction, files, submission) {
      if (files.length === 0) return true;
      const taken = await transaction
        .updateTable('staged_files')
        .set({ submission, expires_at: expiry() })
        .where('id', 'in', files)
        .where('submission', 'is', null)
        .returning('id')
        .execute();
      await blobs.release(
        transaction,
        taken.map(({ id }) => stagedOwner(id)),
      );
      return taken.length === files.length;
    },

    async removeExpired() {
      let removed = 0;
      for (;;) {
        const count = await database.write(async (transaction) => {
          const due = transaction
            .selectFrom('staged_files')
            .select('id')
            .where('expires_at', '<=', now().toISOString())
            .orderBy('id')
            .limit(removalBatchSize);
          const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
          const found = await claimRows(due, database.engine, (rows) => remove(transaction, ids(rows)));
          return found.length;
        });
        removed += count;
        if (count < removalBatchSize) return removed;
      }
    },
  };
}

/** The files that fit into so many bytes, in their order; a file that is too large does not exclude smaller ones. */
function filesThatFit(files: readonly FileToStage[], bytes: number): readonly FileToStage[] {
  let room = bytes;
  return files.filter(({ size }) => {
    const counted = Math.max(size, minCountedBytes);
    if (counted > room) return false;
    room -= counted;
    return true;
  });
}

function byHash(one: { readonly file: FileToStage }, other: { readonly file: FileToStage }): number {
  return one.file.sha256 < other.file.sha256 ? -1 : 1;
}

/** Bytes that may still be staged. Contents that submissions have taken over count no more. */
async function roomFor(transaction: Write, address: string, limits: StagingLimits): Promise<number> {
  const waiting = transaction
    .selectFrom('staged_files')
    .select(({ fn, case: choose, ref }) => {
      const counted = choose().when('size', '<', minCountedBytes).then(minCountedBytes);
      return fn.sum<number | null>(counted.else(ref('size')).end()).as('bytes');
    })
    .where('submission', 'is', null);
  const all = await waiting.executeTakeFirst();
  const ofAddress = await waiting.where('address', '=', address).executeTakeFirst();
  return Math.min(limits.total - Number(all?.bytes ?? 0), limits.perAddress - Number(ofAddress?.bytes ?? 0));
}

async function nextPosition(transaction: Write, draft: string): Promise<number> {
  const last = await transaction
    .selectFrom('staged_files')
    .select((row) => row.fn.max('position').as('position'))
    .where('draft', '=', draft)
    .executeTakeFirst();
  return Number(last?.position ?? -1) + 1;
}

function fromRow(row: Selectable<StagedFileTables['staged_files']>): StoredStagedFile {
  return {
    id: guidFromRow(row.id),
    name: row.name,
    size: row.size,
    request: row.request === null ? null : guidFromRow(row.request),
    mediaType: row.media_type,
    sha256: row.sha256,
    isClean: row.clean === 1,
    isTaken: row.submission !== null,
  };
}
