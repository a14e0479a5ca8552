import {
  failed,
  mayAdminister,
  ok,
  parseGuid,
  publicForm,
  type Result,
  type SavedForm,
} from '@form-portal/domain';
import { routes } from '@form-portal/domain/api';
import { formFromWire, formOverviewToWire, formToWire, revisionsToWire } from '@form-portal/domain/wire';
import { bindRoute, type BoundRoute, type FailedWith } from '../http/bind-route.ts';
import { bytesFor } from '../http/response/cached-response.ts';
import { isNotModified, type EtagOf } from '../http/response/etag.ts';
import { deleteForm } from './delete-form.ts';
import { findFormOrDraft } from './find-form-or-draft.ts';
import { conflictResponse, formDraftRoutes } from './form-draft.routes.ts';
import { listFormOverview } from './form-overview.ts';
import type { FormsStore } from './forms.store.ts';
import type { PublishedForms } from './published-forms.ts';
import { saveForm, type SaveFormDeps, type SaveFormOutcome } from './save-form.ts';

/** Dependencies of the calls. */
interface FormRouteDeps extends SaveFormDeps {
  readonly published: PublishedForms;
  readonly etagOf: EtagOf;
}

const notFound = failed({ code: 'not-found' });

/** The calls about forms, for visitors and for administrators (specification §7). */
export function formRoutes(deps: FormRouteDeps): readonly BoundRoute[] {
  const { forms, published, etagOf } = deps;
  return [
    bindRoute(routes.listForms, async ({ request, reply }) => {
      const { version, response } = await published.list();
      if (isNotModified(request, reply, etagOf('forms', version))) return ok(undefined);
      void reply.type('application/json; charset=utf-8');
      return ok(await bytesFor(request, reply, response));
    }),
    bindRoute(routes.readForm, async ({ params, user, request, reply }) => {
      const form = mayAdminister(user)
        ? await findFormOrDraft(deps, params.id)
        : await findForm(forms, params.id);
      if (form === undefined || !(form.enabled || mayAdminister(user))) return notFound;
      const version = form.revision > 0 ? form.revision : `draft ${form.updatedAt ?? ''}`;
      const isKnown = isNotModified(request, reply, etagOf('form', version));
      return ok(isKnown ? undefined : formToWire(publicForm(form)));
    }),
    bindRoute(routes.listAllForms, async () => ok(formOverviewToWire(await listFormOverview(deps)))),
    bindRoute(routes.readWholeForm, async ({ params }) => {
      const form = await findFormOrDraft(deps, params.id);
      return form === undefined ? notFound : ok(formToWire(form));
    }),
    bindRoute(routes.saveForm, async ({ body, query, user, request }) => {
      const form = formFromWire(body);
      if (!form.ok) return form;
      const isForced = query.force === 'true';
      const newer = isForced ? 'overwrite' : 'refuse';
      // Without further information, a form that is not stored counts as imported, for example from a backup.
      const ifDeleted = !isForced && request.headers['if-match'] === '*' ? 'refuse' : 'store';
      const { draft } = query;
      return savedResponse(
        await saveForm(deps, { form: form.value, user, reason: 'save', newer, ifDeleted, draft }),
      );
    }),
    bindRoute(routes.deleteForm, async ({ params, user }) => {
      const guid = parseGuid(params.id);
      return guid !== undefined && (await deleteForm(deps, guid, user)) ? ok(undefined) : notFound;
    }),
    ...revisionRoutes(deps),
    ...formDraftRoutes(deps),
  ];
}

function revisionRoutes(deps: FormRouteDeps): readonly BoundRoute[] {
  const { forms } = deps;
  const findRevision = async ({ id, revision }: { readonly id: string; readonly revision: number }) => {
    const guid = parseGuid(id);
    return guid && forms.findRevision(guid, revision);
  };
  return [
    bindRoute(routes.listFormRevisions, async ({ params }) => {
      const guid = parseGuid(params.id);
      const entries = guid === undefined ? [] : await forms.listRevisions(guid);
      if (entries.length === 0) return notFound;
      return ok(revisionsToWire(entries));
    }),
    bindRoute(routes.readFormRevision, async ({ params }) => {
      const form = await findRevision(params);
      return form === undefined ? notFound : ok(formToWire(form));
    }),
    bindRoute(routes.restoreFormRevision, async ({ params, user }) => {
      const form = await findRevision(params);
      if (form === undefined) return notFound;
      return savedResponse(
        await saveForm(deps, { form, user, reason: 'restore', newer: 'overwrite', ifDeleted: 'store' }),
      );
    }),
  ];
}

async function findForm(forms: FormsStore, id: string): Promise<SavedForm | undefined> {
  const guid = parseGuid(id);
  return guid && forms.find(guid);
}

function savedResponse(outcome: SaveFormOutcome): Result<unknown> | FailedWith {
  switch (outcome.kind) {
    case 'saved':
      return ok({ form: formToWire(outcome.form) });
    case 'refused':
      return failed(...outcome.problems);
    case 'conflict':
      return conflictResponse(outcome);
  }
}
