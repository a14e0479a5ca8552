import { failed, ok } from '@form-portal/domain';
import { routes } from '@form-portal/domain/api';
import type { EmbeddedVaultAdministration } from '@form-portal/vault';
import { Readable } from 'node:stream';
import { bindRoute, type BoundRoute } from '../http/bind-route.ts';
import { fileHeaders } from '../http/file-headers.ts';
import { vaultObjectPageToWire, vaultObjectToWire } from './vault-object.wire.ts';

const notFound = failed({ code: 'not-found' });

/** The embedded vault's objects for administrators. */
export function vaultObjectRoutes(vault: EmbeddedVaultAdministration): readonly BoundRoute[] {
  return [
    bindRoute(routes.listVaultObjects, async ({ query }) => {
      const page = await vault.listObjects(query);
      return page === undefined
        ? failed({ code: 'request.invalid', path: 'cursor' })
        : ok(vaultObjectPageToWire(page));
    }),
    bindRoute(routes.readVaultObject, async ({ params: { type, id }, query }) => {
      const object = await vault.getObject(type, id, query.version);
      return object === undefined ? notFound : ok(vaultObjectToWire(object));
    }),
    bindRoute(routes.readVaultFile, async ({ params: { type, id, fileId }, query, reply }) => {
      const file = await vault.openFile(type, id, fileId, query.version);
      if (file === undefined) return notFound;
      const name = file.extension === '' ? file.name : `${file.name}.${file.extension}`;
      void reply.headers(fileHeaders(name, 'application/octet-stream'));
      return ok(Readable.from(file.content));
    }),
  ];
}
