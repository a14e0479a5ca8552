import type { OpenVault } from '@form-portal/vault';
import type { Config } from '../config.ts';
import { openServerKeys, serverKey, type ServerKeys } from '../db/server-keys.ts';
import { hashKeyWith, type HashKey } from '../http/limits/address-key.ts';
import { createDraftOwner, type DraftOwner } from '../http/security/draft-owner.ts';
import { etagsOf, type EtagOf } from '../http/response/etag.ts';
import { createOpenedAt, type OpenedAt } from '../http/security/opened-at.ts';
import { ensureFirstAccount, type FirstAccount } from './first-account.ts';
import { measuredDatabase } from '../metrics/measured-database.ts';
import { openStorage, type Storage } from './open-storage.ts';
import { openVault } from './open-vault.ts';
import type { Outside } from './outside.ts';

/** What everything else stands on: storage, the vault, the secrets of the installation. */
interface Ground extends OpenVault {
  readonly storage: Storage;
  readonly hashKey: HashKey;
  readonly keys: ServerKeys;
  readonly openedAt: OpenedAt;
  readonly draftOwner: DraftOwner;
  readonly etagOf: EtagOf;
  /** The administrator made on the very first start; null on every other. */
  readonly firstAccount: FirstAccount | null;
}

/** Opens storage and vault, brings both up to date, and reads the secrets. */
export async function composeGround(config: Config, outside: Outside): Promise<Ground> {
  const opening = await openStorage(config, outside);
  const { metrics } = outside;
  const storage = {
    ...opening,
    database: measuredDatabase(opening.database, (ms) => metrics.databaseWritten(ms)),
  };
  const { database } = storage;
  const opened = await openVault(config, storage, outside);
  const { administration } = opened;
  const hashKey = hashKeyWith(await serverKey({ ...outside, database }, 'hash'));
  const keys = await openServerKeys({ ...outside, database });
  return {
    storage,
    ...opened,
    hashKey,
    keys,
    openedAt: createOpenedAt(keys.ring('opened-at')),
    draftOwner: createDraftOwner(keys.ring('draft-owner')),
    etagOf: etagsOf(hashKey('etag').slice(0, 8)),
    firstAccount:
      administration === undefined ? null : await ensureFirstAccount(administration, config, outside),
  };
}
