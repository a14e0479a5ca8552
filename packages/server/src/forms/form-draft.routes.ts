import { failed, ok, parseGuid } from '@form-portal/domain';
import { routes } from '@form-portal/domain/api';
import { formDraftToWire, formFromWire, formToWire, type FormDraft } from '@form-portal/domain/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bindRoute, failedWith, type BoundRoute, type FailedWith } from '../http/bind-route.ts';
import { discardDraft } from './discard-draft.ts';
import { saveDraft } from './save-draft.ts';
import type { SaveConflict, SaveFormDeps } from './save-form.ts';

const notFound = failed({ code: 'not-found' });

/** The calls about the drafts of forms (specification D52). */
export function formDraftRoutes(deps: SaveFormDeps): readonly BoundRoute[] {
  return [
    bindRoute(routes.readFormDraft, async ({ params, reply }) => {
      const guid = parseGuid(params.id);
      const draft = guid && (await deps.formDrafts.find(guid));
      return draft === undefined ? notFound : draftResponse(reply, draft);
    }),
    bindRoute(routes.saveFormDraft, async ({ params, query, body, user, request, reply }) => {
      const parsed = formFromWire(body);
      if (!parsed.ok) return parsed;
      const guid = parseGuid(params.id);
      if (guid === undefined) return failed({ code: 'request.invalid', path: 'id' });
      if ((parsed.value.guid ?? guid) !== guid) return failed({ code: 'request.invalid', path: 'GUID' });
      const form = { ...parsed.value, guid };
      const newer = query.force === 'true' ? 'overwrite' : 'refuse';
      const outcome = await saveDraft(deps, { form, user, newer, replaces: expectedVersion(request) });
      switch (outcome.kind) {
        case 'saved':
          return draftResponse(reply, outcome.draft);
        case 'refused':
          return failed(...outcome.problems);
        case 'conflict':
          return conflictResponse(outcome);
      }
    }),
    bindRoute(routes.discardFormDraft, async ({ params, user, request }) => {
      const guid = parseGuid(params.id);
      const version = expectedVersion(request);
      const outcome = guid === undefined ? 'none' : await discardDraft(deps, guid, { version, user });
      if (outcome === 'conflict') return failed({ code: 'revision_conflict' });
      return outcome === 'discarded' ? ok(undefined) : notFound;
    }),
  ];
}

/** 409 with the stored version, so that the user can decide (specification D24): `form` is the version that would have been overwritten. */
export function conflictResponse({ stored, published, draft }: SaveConflict): FailedWith {
  return failedWith([{ code: 'revision_conflict' }], {
    form: stored && formToWire(stored),
    published: published && formToWire(published),
    draft: draft && formDraftToWire(draft),
  });
}

function draftResponse(reply: FastifyReply, draft: FormDraft) {
  void reply.header('etag', `"${draft.version}"`);
  return ok(formDraftToWire(draft));
}

/** The version in `If-Match`; -1, which no draft has, when the header is invalid; undefined: any. */
function expectedVersion({ headers }: FastifyRequest): number | undefined {
  const ifMatch = headers['if-match'];
  if (ifMatch === undefined || ifMatch === '*') return undefined;
  return Number(/^(?:W\/)?"(\d{1,15})"$/.exec(ifMatch)?.[1] ?? -1);
}
