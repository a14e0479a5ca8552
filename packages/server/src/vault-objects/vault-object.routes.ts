import {
  failed,
  identityCodeProperty,
  maskIdentityCodes,
  ok,
  parseGuid,
  readSearchText,
  type Settings,
} from '@form-portal/domain';
import { routes } from '@form-portal/domain/api';
import type { Database } from '@form-portal/storage';
import type { VaultAdministration, VaultObjectDetails } from '@form-portal/vault';
import { Readable } from 'node:stream';
import type { AuditEvents } from '../audit/audit-events.ts';
import type { SubmissionTables } from '../db/submission-tables.ts';
import { bindRoute, type BoundRoute } from '../http/bind-route.ts';
import { fileHeaders } from '../http/response/file-headers.ts';
import { disconnectSignal } from '../http/response/disconnect-signal.ts';
import { renderMasked, findSummary, type MaskedSummaryDeps } from './masked-summary.ts';
import {
  shownPropertyToWire,
  vaultObjectPageToWire,
  vaultObjectToWire,
  type ObjectContext,
} from './vault-object.wire.ts';

/** Dependencies of the calls. */
interface VaultObjectDeps extends MaskedSummaryDeps {
  readonly vault: VaultAdministration;
  readonly database: Database<SubmissionTables>;
  readonly audit: Pick<
    AuditEvents,
    'vaultObjectRead' | 'vaultCodeShown' | 'vaultFileRead' | 'submissionPdfRead'
  >;
  readonly readSettings: () => Promise<Settings>;
}

/** The submission that an object was created from; null when there was none, or the portal no longer holds it. */
async function findSubmission(
  { administration }: Pick<MaskedSummaryDeps, 'administration'>,
  { submission }: VaultObjectDetails,
): Promise<ObjectContext['submission']> {
  const guid = submission === null ? undefined : parseGuid(submission);
  const stored = guid && (await administration.find(guid));
  return guid === undefined || stored === undefined ? null : { guid, reference: stored.reference };
}

const notFound = failed({ code: 'not-found' });

/** The embedded vault's objects for administrators, with identity codes masked; reading and unmasking are recorded. */
export function vaultObjectRoutes(deps: VaultObjectDeps): readonly BoundRoute[] {
  const { vault, database, audit } = deps;
  return [
    bindRoute(routes.listVaultObjects, async ({ query }) => {
      // The audited search by identity code is that of submissions.
      if (readSearchText(query.q ?? '').kind !== 'words')
        return failed({ code: 'request.invalid', path: 'q' });
      const codeProperty = identityCodeProperty((await deps.readSettings()).suomifi);
      const page = await vault.listObjects({ ...query, codeProperty });
      return page === undefined
        ? failed({ code: 'request.invalid', path: 'cursor' })
        : ok(vaultObjectPageToWire(page));
    }),
    bindRoute(routes.readVaultObject, async ({ params: { type, id }, query, user }) => {
      const object = await vault.getObject(type, id, query.version);
      if (object === undefined) return notFound;
      const codeProperty = identityCodeProperty((await deps.readSettings()).suomifi);
      const summary = await findSummary(deps, object);
      const submission = await findSubmission(deps, object);
      await database.write((transaction) => audit.vaultObjectRead(transaction, user, `${type}/${id}`));
      return ok(vaultObjectToWire(object, { submission, codeProperty, summary }));
    }),
    bindRoute(routes.showVaultProperty, async ({ params: { type, id, property }, query, user }) => {
      const object = await vault.getObject(type, id, query.version);
      const shown = object?.properties.find(({ propertyDef }) => propertyDef === property);
      if (shown === undefined) return notFound;
      await database.write((transaction) =>
        audit.vaultCodeShown(transaction, user, `${type}/${id}`, property),
      );
      return ok(shownPropertyToWire(shown));
    }),
    bindRoute(routes.readVaultFile, async ({ params: { type, id, fileId }, query, user, reply }) => {
      const object = await vault.getObject(type, id, query.version);
      const summary = object && query.full !== 'true' ? await findSummary(deps, object) : undefined;
      if (summary?.file === fileId) {
        const pdf = await renderMasked(deps, summary, disconnectSignal(reply));
        if (pdf === undefined) return notFound;
        await database.write((transaction) => audit.submissionPdfRead(transaction, user, summary.submission));
        void reply.headers(fileHeaders(pdf.fileName, 'application/pdf'));
        return ok(pdf.bytes);
      }
      const file = await vault.openFile(type, id, fileId, query.version);
      if (file === undefined) return notFound;
      await database.write((transaction) => audit.vaultFileRead(transaction, user, `${type}/${id}`, fileId));
      const name = file.extension === '' ? file.name : `${file.name}.${file.extension}`;
      void reply.headers(fileHeaders(maskIdentityCodes(name), 'application/octet-stream'));
      return ok(Readable.from(file.content));
    }),
  ];
}
