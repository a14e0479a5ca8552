import {
  failed,
  maskIdentityCodes,
  ok,
  parseGuid,
  withStoredRows,
  type DisplayLocale,
  type Guid,
  type Result,
  type User,
  type VaultObjectRef,
} from '@form-portal/domain';
import { routes, type SubmissionDetailWire } from '@form-portal/domain/api';
import type { FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import type { AuditEvents } from '../../audit/audit-events.ts';
import { bindRoute, type BoundRoute } from '../../http/bind-route.ts';
import { fileHeaders, type NamedFile } from '../../http/response/file-headers.ts';
import { readerLocaleOf, type SiteLocaleDeps } from '../../http/site-locale.ts';
import { disconnectSignal } from '../../http/response/disconnect-signal.ts';
import { Refusal } from '../../http/problems/refusal.ts';
import {
  deliverAgain,
  removeSubmission,
  removeTestSubmissions,
  type AdministerSubmissionsDeps,
  type SubmissionChange,
} from './administer-submissions.ts';
import { answerDisplayOf, type AnswerDisplayDeps } from './answer-display.ts';
import { deliverFailedAgain } from './deliver-failed-again.ts';
import { countSubmissionsByStatus, listSubmissions, type ListSubmissionsDeps } from './list-submissions.ts';
import type { SubmissionDetail } from './submission-administration.store.ts';
import {
  deliveredAgainToWire,
  identityCodeFromWire,
  shownDetailToWire,
  shownValueToWire,
  statusCountsToWire,
  submissionCountsToWire,
  submissionDetailToWire,
  submissionPageToWire,
} from './submission-administration.wire.ts';

/** Dependencies of the administrators' calls. */
interface SubmissionAdministrationDeps
  extends AdministerSubmissionsDeps, ListSubmissionsDeps, AnswerDisplayDeps {
  readonly audit: AuditEvents;
  /** Where an object of the vault can be opened; null when there is no such address. */
  readonly objectAddress: (object: VaultObjectRef) => string | null;
  /** Submissions as PDFs; undefined when there is no such submission. */
  readonly receipts: {
    findForStaff(guid: Guid, signal: AbortSignal): Promise<NamedFile | undefined>;
    findMasked(guid: Guid, signal: AbortSignal): Promise<NamedFile | undefined>;
  };
}

const notFound = failed({ code: 'not-found' });

/** The administrators' calls for submissions. */
export function submissionAdministrationRoutes(deps: SubmissionAdministrationDeps): readonly BoundRoute[] {
  return [...overviewRoutes(deps), ...readingRoutes(deps), ...changingRoutes(deps)];
}

function overviewRoutes(deps: SubmissionAdministrationDeps): readonly BoundRoute[] {
  const { database, audit } = deps;
  return [
    bindRoute(routes.listSubmissions, async ({ query, request }) => {
      const acceptLanguage = request.headers['accept-language'];
      const page = await listSubmissions(deps, { ...query, acceptLanguage });
      return page.ok ? ok(submissionPageToWire(page.value)) : page;
    }),
    bindRoute(routes.countSubmissionsByStatus, async ({ query }) => {
      const counts = await countSubmissionsByStatus(deps, query);
      return counts.ok ? ok(statusCountsToWire(counts.value)) : counts;
    }),
    bindRoute(routes.createPersonKey, async ({ body, user }) => {
      const code = identityCodeFromWire(body);
      if (!code.ok) return code;
      // The audit log records who searched for a person, without the code or its key.
      await database.write((transaction) => audit.personSearched(transaction, actorOf(user)));
      return ok({ Person: deps.searchIndex.personKey(code.value) });
    }),
    bindRoute(routes.countSubmissions, async ({ query: { form } }) => {
      const guid = form === undefined ? undefined : parseGuid(form);
      if (form !== undefined && guid === undefined) return notFound;
      return ok(submissionCountsToWire(await deps.administration.count(guid)));
    }),
  ];
}

function readingRoutes(deps: SubmissionAdministrationDeps): readonly BoundRoute[] {
  const { database, audit, blobs } = deps;
  return [
    bindRoute(routes.readSubmission, async ({ params, user, request }) => {
      const submission = await findSubmission(deps, params.id);
      if (submission === undefined) return notFound;
      await database.write((transaction) =>
        audit.submissionRead(transaction, actorOf(user), submission.guid),
      );
      return ok(await detailResponse(deps, submission, request));
    }),
    bindRoute(routes.showSubmissionValue, async ({ params, user, request }) => {
      const found = await findField(deps, params, request);
      if (found === undefined) return notFound;
      const { submission, field, display } = found;
      await database.write((transaction) =>
        audit.identityCodeShown(transaction, actorOf(user), submission.guid, field.guid),
      );
      return ok(shownValueToWire(submission, field, display));
    }),
    bindRoute(routes.showIdentityDetail, async ({ params: { id, attribute }, user, request }) => {
      const submission = await findSubmission(deps, id);
      if (submission === undefined) return notFound;
      const locale = await localeFor(deps, request);
      const detail = shownDetailToWire(submission, attribute, locale);
      if (detail === undefined) return notFound;
      await database.write((transaction) =>
        audit.identityDetailShown(transaction, actorOf(user), submission.guid, attribute),
      );
      return ok(detail);
    }),
    bindRoute(routes.readSubmissionPdf, async ({ params, query, user, reply }) => {
      const guid = parseGuid(params.id);
      const isFull = query.full === 'true';
      const findPdf = isFull ? deps.receipts.findForStaff : deps.receipts.findMasked;
      const pdf = guid && (await findPdf(guid, disconnectSignal(reply)));
      if (guid === undefined || pdf === undefined) return notFound;
      const record = isFull ? audit.submissionFullPdfRead : audit.submissionPdfRead;
      await database.write((transaction) => record(transaction, actorOf(user), guid));
      void reply.headers(fileHeaders(pdf.fileName, 'application/pdf'));
      return ok(pdf.bytes);
    }),
    bindRoute(routes.readAttachment, async ({ params: { id, index }, user, reply }) => {
      const submission = await findSubmission(deps, id);
      const attachment = submission?.attachments[index];
      if (submission === undefined || attachment === undefined) return notFound;
      await database.write((transaction) =>
        audit.attachmentRead(transaction, actorOf(user), submission.guid, index),
      );
      void reply.headers(fileHeaders(maskIdentityCodes(attachment.name), attachment.mediaType));
      return ok(Readable.from(blobs.open(attachment.sha256)));
    }),
  ];
}

function changingRoutes(deps: SubmissionAdministrationDeps): readonly BoundRoute[] {
  return [
    bindRoute(routes.deliverSubmission, async ({ params, user, request }) => {
      const result = await changeSubmission(params.id, user, (change) => deliverAgain(deps, change));
      if (!result.ok) return result;
      const submission = await findSubmission(deps, params.id);
      if (submission === undefined) return notFound;
      return ok(await detailResponse(deps, submission, request));
    }),
    bindRoute(routes.deliverFailedSubmissions, async ({ params, query: { cursor }, user }) => {
      const batch = await deliverFailedAgain(deps, { form: params.id, cursor, actor: actorOf(user) });
      return batch.ok ? ok(deliveredAgainToWire(batch.value)) : batch;
    }),
    bindRoute(routes.deleteTestSubmissions, async ({ user }) =>
      ok({ Removed: await removeTestSubmissions(deps, actorOf(user)) }),
    ),
    bindRoute(routes.deleteSubmission, ({ params, user }) =>
      changeSubmission(params.id, user, (change) => removeSubmission(deps, change)),
    ),
  ];
}

/** The language of the desk is its reader's, whatever the site's is. */
function localeFor(deps: SiteLocaleDeps, { headers }: FastifyRequest): Promise<DisplayLocale> {
  return readerLocaleOf(deps, headers['accept-language']);
}

async function findSubmission(
  { administration }: SubmissionAdministrationDeps,
  id: string,
): Promise<SubmissionDetail | undefined> {
  const guid = parseGuid(id);
  return guid && administration.find(guid);
}

async function detailResponse(
  deps: SubmissionAdministrationDeps,
  submission: SubmissionDetail,
  request: FastifyRequest,
): Promise<SubmissionDetailWire> {
  const display = await answerDisplayOf(deps, submission, await localeFor(deps, request));
  return submissionDetailToWire(submission, { ...display, objectAddress: deps.objectAddress });
}

async function findField(
  deps: SubmissionAdministrationDeps,
  { id, field: fieldKey }: { readonly id: string; readonly field: string },
  request: FastifyRequest,
) {
  const submission = await findSubmission(deps, id);
  if (submission === undefined) return undefined;
  const display = await answerDisplayOf(deps, submission, await localeFor(deps, request));
  const key = parseGuid(fieldKey) ?? fieldKey.toLowerCase();
  const field = withStoredRows(display.form, submission).fields.find(({ guid }) => guid === key);
  return field && { submission, field, display };
}

async function changeSubmission(
  id: string,
  user: User | null,
  apply: (change: SubmissionChange) => Promise<Result<null>>,
): Promise<Result<undefined>> {
  const submission = parseGuid(id);
  if (submission === undefined) return notFound;
  const result = await apply({ submission, actor: actorOf(user) });
  return result.ok ? ok(undefined) : result;
}

/** The permission check guarantees a user; this satisfies the type. */
function actorOf(user: User | null): User {
  if (user === null) throw new Refusal({ code: 'sign-in.required' });
  return user;
}
