import {
  parseGuid,
  publicForm,
  type Guid,
  type ReturnedPost,
  type SavedForm,
  type SentReceipt,
} from '@form-portal/domain';
import type { FastifyInstance } from 'fastify';
import { setRetryAfter } from '../http/problems/problem-response.ts';
import type { Exchange } from '../http/user-session.ts';
import { notFoundPage } from './fixed-pages.ts';
import { formPage, testTokenOf } from './form-pages.ts';
import type { PageDeps } from './page-deps.ts';

/** The outcome of a form posted without script; a returned one carries its answers and status. */
export type PostOutcome =
  | { readonly kind: 'sent'; readonly submission: Guid; readonly token: string }
  | { readonly kind: 'returned'; readonly returned: ReturnedPost; readonly status: number };

/** The part of submissions that the pages without script use. */
export interface SubmissionPages {
  /**
   * Receives a posted form as `POST /api/submissions` does. Undefined when the form was disabled or deleted and its sender never saw
   * it.
   */
  receivePost(form: SavedForm, exchange: Exchange): Promise<PostOutcome | undefined>;
  /** The receipt of a submission, for its sender's token; undefined when the token is not the right one. */
  findSent(form: Guid, submission: Guid, token: string): Promise<SentReceipt | undefined>;
}

interface FormAddress {
  Params: { id: string };
}

/** POST `/form/{id}` for browsers without script, which leads to the receipt or back to the form with its problems; the receipt's page. */
export function formPost(app: FastifyInstance, deps: PageDeps, submissions: SubmissionPages): void {
  app.post<FormAddress>('/form/:id', { config: { accepts: 'multipart' } }, async (request, reply) => {
    const session = await deps.identify(request, reply);
    const user = session?.user ?? null;
    const guid = parseGuid(request.params.id);
    const form = guid && (await findSentForm(deps, guid));
    if (form === undefined) return notFoundPage(deps, request, reply);
    const outcome = await submissions.receivePost(form, { request, reply, session });
    if (outcome === undefined) return notFoundPage(deps, request, reply);
    if (outcome.kind === 'returned') {
      setRetryAfter(reply, outcome.returned.problems);
      const testToken = testTokenOf(deps, form, user, request);
      const options = { returned: outcome.returned, testToken };
      return deps.sendPage(request, reply.code(outcome.status), await formPage(deps, form, user, options));
    }
    const { submission, token } = outcome;
    const query = new URLSearchParams({ submission, token }).toString();
    return reply.redirect(`/form/${form.guid}/receipt?${query}`, 303);
  });

  app.get<FormAddress>('/form/:id/receipt', async (request, reply) => {
    const query = new URLSearchParams(Object(request.query));
    const submission = parseGuid(query.get('submission'));
    const guid = parseGuid(request.params.id);
    const form = guid && (await findSentForm(deps, guid));
    if (form === undefined || submission === undefined) return notFoundPage(deps, request, reply);
    const sent = await submissions.findSent(form.guid, submission, query.get('token') ?? '');
    if (sent === undefined) return notFoundPage(deps, request, reply);
    const page = { kind: 'receipt', form: publicForm(form), sent } as const;
    return deps.sendPage(request, reply.header('referrer-policy', 'no-referrer'), { page, cacheKey: null });
  });
}

/** A form, also after it was disabled or deleted. */
async function findSentForm(
  { findForm, findDeletedForm }: PageDeps,
  guid: Guid,
): Promise<SavedForm | undefined> {
  return (await findForm(guid)) ?? (await findDeletedForm(guid));
}
