import type { VaultObjectRef } from '@form-portal/domain';
import type { Database } from '@form-portal/storage';
import type { VaultObjects, Vault, VaultObjectVersion, VaultViewer } from '@form-portal/vault';
import type { AuditEvents, ObjectAction } from '../../audit/audit-events.ts';
import type { ServerTables } from '../../db/tables.ts';
import { userOf } from '../sessions/user-of.ts';

interface Deps {
  readonly objects: VaultObjects;
  readonly vault: Pick<Vault, 'findAccount'>;
  readonly database: Database<ServerTables>;
  readonly audit: Pick<AuditEvents, 'vaultObject'>;
}

/**
 * The objects of the embedded vault, with an audit log entry for every operation by a client. The vault commits its change
 * itself; the entry follows in a separate transaction.
 */
export function auditedObjects({ objects, vault, database, audit }: Deps): VaultObjects {
  async function record(
    viewer: VaultViewer,
    action: ObjectAction,
    { type, id }: VaultObjectRef,
  ): Promise<void> {
    const account = await vault.findAccount(String(viewer.account));
    await database.write((transaction) =>
      audit.vaultObject(
        transaction,
        account ? userOf(account) : null,
        action,
        `${String(type)}/${String(id)}`,
      ),
    );
  }

  const recorded =
    <A extends readonly unknown[]>(
      action: ObjectAction,
      work: (viewer: VaultViewer, ref: VaultObjectRef, ...more: A) => Promise<VaultObjectVersion>,
    ) =>
    async (viewer: VaultViewer, ref: VaultObjectRef, ...more: A): Promise<VaultObjectVersion> => {
      const version = await work(viewer, ref, ...more);
      await record(viewer, action, ref);
      return version;
    };

  return {
    ...objects,
    async create(viewer, draft, files) {
      const version = await objects.create(viewer, draft, files);
      await record(viewer, 'created', version);
      return version;
    },
    change: recorded('changed', objects.change),
    checkIn: recorded('changed', objects.checkIn),
    remove: recorded('removed', objects.remove),
    restore: recorded('restored', objects.restore),
    async destroy(viewer, ref) {
      await objects.destroy(viewer, ref);
      await record(viewer, 'destroyed', ref);
    },
  };
}
