import type { Guid, NewGuid, User } from '@form-portal/domain';
import { requestVacuum, type BlobStore, type Database } from '@form-portal/storage';
import { VaultError, type VaultObjects } from '@form-portal/vault';
import type { AuditEvents } from '../../audit/audit-events.ts';
import { contentOwner, unclaimed, type SubmissionTables } from '../../db/submission-tables.ts';
import type { SubmissionAdministrationStore } from '../administration/submission-administration.store.ts';
import type { FoundObject, FoundSubmission, PersonData } from './find-person.ts';

/** Dependencies of an erasure. */
export interface ErasePersonDeps {
  readonly database: Database<SubmissionTables>;
  readonly blobs: BlobStore;
  readonly administration: Pick<SubmissionAdministrationStore, 'lockStatus' | 'testModeOf' | 'remove'>;
  /** Undefined when the vault is external. */
  readonly objects: Pick<VaultObjects, 'destroy'> | undefined;
  readonly audit: Pick<AuditEvents, 'submissionErased' | 'vaultObjectErased'>;
  readonly endSession: (idHash: string) => Promise<void>;
  readonly newGuid: NewGuid;
}

/** How data are erased, and by whom. */
export interface ErasureOptions {
  readonly actor: User | null;
  /** Whether submissions that wait for delivery go too, undelivered. */
  readonly cancelWaiting: boolean;
}

/** Why something was kept: it waits for delivery, is delivered or checked out just now, or was removed in the meantime. */
export type KeptReason = 'waiting' | 'busy' | 'gone';

/** The outcome for each item; null: it was erased. */
export interface Erasure {
  readonly outcomes: readonly {
    readonly item: FoundSubmission | FoundObject;
    readonly kept: KeptReason | null;
  }[];
}

/** Erases what was found, item by item, ends the person's sessions, and requests a vacuum. */
export async function erasePerson(
  deps: ErasePersonDeps,
  { items, sessions }: PersonData,
  options: ErasureOptions,
): Promise<Erasure> {
  // Requested before, so that an interrupted erasure is vacuumed too, and again after, since a vacuum in the meantime missed part of it.
  await requestVacuum(deps.database, deps.newGuid());
  for (const session of sessions) await deps.endSession(session);
  const outcomes = [];
  for (const item of items) {
    const kept =
      item.kind === 'submission'
        ? await eraseSubmission(deps, item.id, options)
        : await eraseObject(deps, item, options);
    outcomes.push({ item, kept });
  }
  await requestVacuum(deps.database, deps.newGuid());
  await deps.database.scrub();
  return { outcomes };
}

async function eraseSubmission(
  { database, blobs, administration, audit }: ErasePersonDeps,
  submission: Guid,
  { actor, cancelWaiting }: ErasureOptions,
): Promise<KeptReason | null> {
  return database.write(async (transaction) => {
    const status = await administration.lockStatus(transaction, submission);
    if (status === undefined) return 'gone';
    // A test submission that is only kept has this status too, but no delivery to wait for or to cancel.
    if (status === 'waiting' && (await administration.testModeOf(transaction, submission)) !== 'keep') {
      if (!cancelWaiting) return 'waiting';
      // Only an unclaimed row: no delivery is in progress that could still create an object, and none can begin.
      const cancelled = await transaction
        .deleteFrom('outbox')
        .where('submission', '=', submission)
        .where('claim', '=', unclaimed)
        .executeTakeFirst();
      if (cancelled.numDeletedRows === 0n) return 'busy';
    }
    await administration.remove(transaction, submission);
    await blobs.release(transaction, contentOwner(submission));
    await audit.submissionErased(transaction, actor, submission);
    return null;
  });
}

async function eraseObject(
  { database, objects, audit }: ErasePersonDeps,
  { id, object }: FoundObject,
  { actor }: ErasureOptions,
): Promise<KeptReason | null> {
  try {
    await objects?.destroy(asPortal, object);
  } catch (error) {
    if (error instanceof VaultError) return error.code === 'not-found' ? 'gone' : 'busy';
    throw error;
  }
  await database.write((transaction) => audit.vaultObjectErased(transaction, actor, id));
  return null;
}

/** The portal itself: accounts are numbered from 1. */
const asPortal = { account: 0, admin: true };
