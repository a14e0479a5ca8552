import type { BlobStore, Database } from '@form-portal/storage';
import { defaultPasswordCost, type PasswordCost } from '../../shared/password.ts';
import type { VaultAdministration, VaultObjectReading } from '../../administration.ts';
import { createStructureAdministration } from './create-structure-administration.ts';
import { getObject, openFile } from './objects/object-details.ts';
import { listObjects } from './objects/object-list.ts';
import { listObjectTexts } from './objects/object-texts.ts';
import type { VaultTables } from './tables.ts';
import { withVaultErrors } from './vault-errors.ts';

/** Dependencies of the administration, supplied by the composition root. */
export interface EmbeddedAdministrationDeps {
  readonly database: Database<VaultTables>;
  readonly blobs: BlobStore;
  readonly now: () => Date;
  /** IANA name of the time zone in which instants are shown. */
  readonly timeZone: string;
  readonly passwordCost?: PasswordCost;
}

/** The embedded vault beyond the port. */
export function createEmbeddedAdministration(deps: EmbeddedAdministrationDeps): VaultAdministration {
  const { database, timeZone } = deps;
  const accountDeps = { passwordCost: defaultPasswordCost, ...deps };
  const reading = (bin: 'without' | 'with'): VaultObjectReading => ({
    getObject: (type, id, version) =>
      withVaultErrors(() => getObject(database.read, { type, id, version, bin }, timeZone)),
    openFile: (type, id, fileId, version) =>
      withVaultErrors(() => openFile(deps, { type, id, version, bin }, fileId)),
  });
  return {
    ...createStructureAdministration(accountDeps),
    listObjects: (query) => withVaultErrors(() => listObjects(database.read, query)),
    listObjectTexts: (query) => withVaultErrors(() => listObjectTexts(database.read, query)),
    ...reading('without'),
    includingBin: reading('with'),
  };
}
