import {
  failed,
  languageTagOf,
  ok,
  parseGuid,
  translator,
  type Catalogue,
  type DisplayLocale,
  type FieldTypes,
  type Result,
  type Settings,
  type User,
} from '@form-portal/domain';
import { routes, type SubmissionDetailWire } from '@form-portal/domain/api';
import { Readable } from 'node:stream';
import type { AuditEvents } from '../audit/audit-events.ts';
import { bindRoute, type BoundRoute } from '../http/bind-route.ts';
import { fileHeaders } from '../http/file-headers.ts';
import { Refusal } from '../http/refusal.ts';
import {
  deliverAgain,
  removeSubmission,
  type AdministerSubmissionsDeps,
  type SubmissionChange,
} from './administer-submissions.ts';
import { listSubmissions, type ListSubmissionsDeps } from './list-submissions.ts';
import type { SubmissionDetail } from './submission-administration.store.ts';
import { submissionDetailToWire, submissionPageToWire } from './submission-administration.wire.ts';

/** What the administrators' calls work with. */
interface SubmissionAdministrationDeps extends AdministerSubmissionsDeps, ListSubmissionsDeps {
  readonly readSettings: () => Promise<Settings>;
  readonly readCatalogue: () => Promise<Catalogue>;
  readonly fieldTypes: FieldTypes;
  readonly audit: AuditEvents;
}

const notFound = failed({ code: 'not-found' });

/** What administrators do with submissions (api-additions, Submissions). */
export function submissionAdministrationRoutes(deps: SubmissionAdministrationDeps): readonly BoundRoute[] {
  const { database, audit, blobs } = deps;
  return [
    bindRoute(routes.listSubmissions, async ({ query }) => {
      const page = await listSubmissions(deps, query);
      return page.ok ? ok(submissionPageToWire(page.value)) : page;
    }),
    bindRoute(routes.readSubmission, async ({ params, user }) => {
      const found = await find(deps, params.id);
      if (found === undefined) return notFound;
      await database.write((transaction) => audit.submissionRead(transaction, actorOf(user), found.guid));
      return ok(await detailToWire(deps, found));
    }),
    bindRoute(routes.readAttachment, async ({ params: { id, index }, user, reply }) => {
      const found = await find(deps, id);
      const attachment = found?.attachments[index];
      if (found === undefined || attachment === undefined) return notFound;
      await database.write((transaction) =>
        audit.attachmentRead(transaction, actorOf(user), found.guid, index),
      );
      void reply.headers(fileHeaders(attachment.name, attachment.mediaType));
      return ok(Readable.from(blobs.open(attachment.sha256)));
    }),
    bindRoute(routes.deliverSubmission, async ({ params, user }) => {
      const result = await change(params.id, user, (made) => deliverAgain(deps, made));
      const found = result.ok ? await find(deps, params.id) : undefined;
      if (!result.ok) return result;
      return found === undefined ? notFound : ok(await detailToWire(deps, found));
    }),
    bindRoute(routes.deleteSubmission, ({ params, user }) =>
      change(params.id, user, (made) => removeSubmission(deps, made)),
    ),
  ];
}

async function find(
  { administration }: SubmissionAdministrationDeps,
  id: string,
): Promise<SubmissionDetail | undefined> {
  const guid = parseGuid(id);
  return guid && administration.find(guid);
}

async function change(
  id: string,
  user: User | null,
  make: (made: SubmissionChange) => Promise<Result<null>>,
): Promise<Result<undefined>> {
  const submission = parseGuid(id);
  if (submission === undefined) return notFound;
  const result = await make({ submission, actor: actorOf(user) });
  return result.ok ? ok(undefined) : result;
}

/** The guard lets nobody else in; the audit log wants a name all the same. */
function actorOf(user: User | null): User {
  if (user === null) throw new Refusal({ code: 'sign-in.required' });
  return user;
}

/** Answers are shown in the site's default language and as the form was when they were given. */
async function detailToWire(
  { findFormRevision, readSettings, readCatalogue, fieldTypes }: SubmissionAdministrationDeps,
  submission: SubmissionDetail,
): Promise<SubmissionDetailWire> {
  const form = await findFormRevision(submission.form, submission.formRevision);
  if (form === undefined) throw new Error('The form of a submission is gone with all its revisions');
  const [{ defaultLanguage }, catalogue] = await Promise.all([readSettings(), readCatalogue()]);
  const locale: DisplayLocale = {
    language: defaultLanguage,
    defaultLanguage,
    languageTag: languageTagOf(defaultLanguage, catalogue[defaultLanguage]?.languageTag),
    text: translator(catalogue, defaultLanguage, defaultLanguage),
  };
  return submissionDetailToWire(submission, { form, fieldTypes, locale });
}
