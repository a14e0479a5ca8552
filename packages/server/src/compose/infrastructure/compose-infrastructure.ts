import type { OpenVault } from '@form-portal/vault';
import type { Config } from '../../config.ts';
import { etagKey, openServerKeys, serverKey, type ServerKeys } from '../../db/server-keys.ts';
import { createHashKey, type HashKey } from '../../http/limits/address-key.ts';
import { createDraftOwner, type DraftOwner } from '../../http/security/draft-owner.ts';
import { createEtagOf, type EtagOf } from '../../http/response/etag.ts';
import { createPreviewTokens, type PreviewTokens } from '../../http/security/preview-tokens.ts';
import { createOpenedAt, type OpenedAt } from '../../http/security/opened-at.ts';
import { measuredDatabase } from '../../metrics/measured-database.ts';
import { openStorage, type Storage } from './open-storage.ts';
import { openVault } from './open-vault.ts';
import type { SystemDeps } from './system-deps.ts';

/** Storage, the vault and the installation's secrets. */
interface Infrastructure {
  readonly storage: Storage;
  readonly openedVault: OpenVault;
  readonly hashKey: HashKey;
  readonly keys: ServerKeys;
  readonly previewTokens: PreviewTokens;
  readonly openedAt: OpenedAt;
  readonly draftOwner: DraftOwner;
  readonly etagOf: EtagOf;
}

/** Opens and migrates storage and vault, and reads the secrets. */
export async function composeInfrastructure(config: Config, system: SystemDeps): Promise<Infrastructure> {
  const { now, randomBytes, metrics } = system;
  const opened = await openStorage(config, system);
  const database = measuredDatabase(opened.database, (ms) => metrics.databaseWritten(ms));
  const { blobs } = opened;
  const openedVault = await openVault(config, { database, blobs }, system);
  const hashKey = createHashKey(await serverKey({ database, randomBytes }, 'hash'));
  const etagMark = (await serverKey({ database, randomBytes }, etagKey)).toString('base64url').slice(0, 8);
  const keys = await openServerKeys({ database, randomBytes, now });
  return {
    storage: { ...opened, database },
    openedVault,
    hashKey,
    keys,
    openedAt: createOpenedAt(keys.ring('opened-at')),
    previewTokens: createPreviewTokens(keys.ring('opened-at')),
    draftOwner: createDraftOwner(keys.ring('draft-owner')),
    etagOf: createEtagOf(etagMark),
  };
}
