import type { VaultObjectRef } from '@form-portal/domain';
import { VaultError } from '../../errors.ts';
import { changeObject } from './objects/change-object.ts';
import * as life from './objects/object-life.ts';
import { createOwnObject, type ObjectStoreDeps } from './objects/objects.store.ts';
import { searchObjects } from './objects/search-objects.ts';
import { listVersionProperties } from './objects/version-properties.ts';
import { newestVersionFor, notFound, readVersions, viewedRow } from './objects/versions.ts';
import type { VaultObjects, VaultObjectVersion, VaultViewer } from '../../vault-objects.ts';
import { withVaultErrors } from './vault-errors.ts';

interface EmbeddedObjectsDeps extends ObjectStoreDeps {
  /** IANA name of the time zone in which instants are shown. */
  readonly timeZone: string;
}

/** The objects of the embedded vault, as seen and changed by its accounts. */
export function createEmbeddedObjects(deps: EmbeddedObjectsDeps): VaultObjects {
  const { database, blobs, timeZone } = deps;
  const { read } = database;

  async function listVersions(viewer: VaultViewer, ref: VaultObjectRef) {
    const row = await viewedRow(read, viewer, ref);
    const newest = newestVersionFor(viewer, row);
    return (await readVersions(read, row.type, [row])).filter(({ version }) => version <= newest);
  }

  async function get(
    viewer: VaultViewer,
    ref: VaultObjectRef,
    version?: number,
  ): Promise<VaultObjectVersion> {
    const versions = await listVersions(viewer, ref);
    const found =
      version === undefined ? versions[0] : versions.find((candidate) => candidate.version === version);
    if (found === undefined) throw notFound(ref);
    return found;
  }

  /** Applies a change and returns the object in its new state. */
  const changing =
    (work: typeof life.checkOut) =>
    (viewer: VaultViewer, ref: VaultObjectRef): Promise<VaultObjectVersion> =>
      withVaultErrors(async () => {
        await work(deps, viewer, ref);
        return get(viewer, ref);
      });

  return {
    create: (viewer, draft, files) =>
      withVaultErrors(async () => get(viewer, await createOwnObject(deps, viewer.account, draft, files))),
    get: (viewer, ref, version) => withVaultErrors(() => get(viewer, ref, version)),
    listVersions: (viewer, ref) => withVaultErrors(() => listVersions(viewer, ref)),
    listProperties: (version) => withVaultErrors(() => listVersionProperties(read, version, timeZone)),
    search: (viewer, search) => withVaultErrors(() => searchObjects(read, viewer, search)),
    change: (viewer, ref, change) =>
      withVaultErrors(async () => {
        await changeObject(deps, viewer, ref, change);
        return get(viewer, ref);
      }),
    checkOut: changing(life.checkOut),
    checkIn: changing(life.checkIn),
    undoCheckOut: changing(life.undoCheckOut),
    remove: changing(life.remove),
    restore: changing(life.restore),
    destroy: (viewer, ref) => withVaultErrors(() => life.destroy(deps, viewer, ref)),
    openFile: ({ type, id, version, files }, fileId) =>
      withVaultErrors(async () => {
        const file = files.find((candidate) => candidate.id === fileId);
        const row = await read
          .selectFrom('vault_files')
          .select('sha256')
          .where('type', '=', type)
          .where('id', '=', id)
          .where('version', '=', version)
          .where('file', '=', fileId)
          .executeTakeFirst();
        if (file === undefined || row === undefined)
          throw new VaultError('not-found', `The object has no file ${String(fileId)}.`);
        return { ...file, content: blobs.open(row.sha256) };
      }),
  };
}
