import type { OpenVault } from '@form-portal/vault';
import type { Config } from '../../config.ts';
import { openServerKeys, serverKey, type ServerKeys } from '../../db/server-keys.ts';
import { createHashKey, type HashKey } from '../../http/limits/address-key.ts';
import { createDraftOwner, type DraftOwner } from '../../http/security/draft-owner.ts';
import { createEtagOf, type EtagOf } from '../../http/response/etag.ts';
import { createOpenedAt, type OpenedAt } from '../../http/security/opened-at.ts';
import { ensureFirstAccount, type FirstAccount } from '../first-start/first-account.ts';
import { measuredDatabase } from '../../metrics/measured-database.ts';
import { openStorage, type Storage } from './open-storage.ts';
import { openVault } from './open-vault.ts';
import type { SystemDeps } from './system-deps.ts';

/** Shared by all features: storage, the vault and the installation's secrets. */
interface Infrastructure extends OpenVault {
  readonly storage: Storage;
  readonly hashKey: HashKey;
  readonly keys: ServerKeys;
  readonly openedAt: OpenedAt;
  readonly draftOwner: DraftOwner;
  readonly etagOf: EtagOf;
  /** The administrator created on the first start; null on later ones. */
  readonly firstAccount: FirstAccount | null;
}

/** Opens and migrates storage and vault, and reads the secrets. */
export async function composeInfrastructure(config: Config, system: SystemDeps): Promise<Infrastructure> {
  const opening = await openStorage(config, system);
  const { metrics } = system;
  const storage = {
    ...opening,
    database: measuredDatabase(opening.database, (ms) => metrics.databaseWritten(ms)),
  };
  const { database } = storage;
  const opened = await openVault(config, storage, system);
  const { administration } = opened;
  const hashKey = createHashKey(await serverKey({ ...system, database }, 'hash'));
  const keys = await openServerKeys({ ...system, database });
  return {
    storage,
    ...opened,
    hashKey,
    keys,
    openedAt: createOpenedAt(keys.ring('opened-at')),
    draftOwner: createDraftOwner(keys.ring('draft-owner')),
    etagOf: createEtagOf(hashKey('etag').slice(0, 8)),
    firstAccount:
      administration === undefined ? null : await ensureFirstAccount(administration, config, system),
  };
}
