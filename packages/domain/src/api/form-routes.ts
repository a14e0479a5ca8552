import * as z from 'zod/mini';
import { formDraftSchema } from '../form/wire/form-draft.wire.ts';
import { formListSchema } from '../form/wire/form-list.wire.ts';
import { formOverviewSchema } from '../form/wire/form-overview.wire.ts';
import { revisionsSchema } from '../form/wire/form-revisions.wire.ts';
import { formOpeningSchema } from '../form/opening/form-opening.wire.ts';
import { formSchema } from '../form/wire/form-schema.wire.ts';
import type { Limits } from '../limits.ts';
import type { Route } from './route.ts';
import { idParams, wholeNumber } from './shared-schemas.ts';

const savedForm = {
  kind: 'json',
  summary: 'The saved form',
  schema: z.object({ form: formSchema }),
} as const;
const draftResponse = {
  kind: 'json',
  summary: 'The draft; the ETag names its version',
  schema: formDraftSchema,
} as const;
const formBody = {
  kind: 'json',
  schema: formSchema,
  maxBytes: ({ maxFormBytes }: Pick<Limits, 'maxFormBytes'>) => maxFormBytes,
} as const;
/** Problem codes of a draft, which may be unfinished otherwise. */
const problemsOfDraft = [
  'form.no-fields',
  'form.class-missing',
  'form.layout-broken',
  'form.too-large',
  'form.too-many-questions',
  'form.too-many-steps',
] as const;
/** Problem codes of a form that is to be published. */
const problemsOfForm = [...problemsOfDraft, 'form.identity-not-mapped', 'form.identity-unavailable'] as const;
const force = z.optional(z.enum(['true', 'false']));
const revisionParams = z.extend(idParams, { revision: wholeNumber });

/** Forms for visitors and for administrators (specification §7). */
export const formRoutes = {
  listForms: {
    id: 'listForms',
    method: 'GET',
    path: '/api/forms',
    summary: 'List the forms that are enabled and shown in the portal',
    tag: 'Forms',
    permission: 'forms.open',
    responses: { 200: { kind: 'json', summary: 'The forms', schema: formListSchema } },
    problems: [],
    errorShape: 'text',
  },
  readForm: {
    id: 'readForm',
    method: 'GET',
    path: '/api/forms/:id',
    summary: 'Read an enabled form, or as an administrator any form; without predefined fields',
    tag: 'Forms',
    permission: 'forms.open',
    params: idParams,
    responses: { 200: { kind: 'json', summary: 'The whole form', schema: formSchema } },
    problems: ['not-found'],
    errorShape: 'text',
  },
  listAllForms: {
    id: 'listAllForms',
    method: 'GET',
    path: '/api/admin/forms',
    summary: 'List every form with a summary of its state',
    tag: 'Form administration',
    permission: 'forms.administer',
    responses: { 200: { kind: 'json', summary: 'The forms', schema: formOverviewSchema } },
    problems: [],
    errorShape: 'text',
  },
  readWholeForm: {
    id: 'readWholeForm',
    method: 'GET',
    path: '/api/admin/forms/:id',
    summary: 'Read any form with its predefined fields',
    tag: 'Form administration',
    permission: 'forms.administer',
    params: idParams,
    responses: { 200: { kind: 'json', summary: 'The whole form', schema: formSchema } },
    problems: ['not-found'],
    errorShape: 'text',
  },
  saveForm: {
    id: 'saveForm',
    method: 'POST',
    path: '/api/forms',
    summary:
      'Save and publish a form; a new one has an empty GUID. Refused when Revision is outdated or, with If-Match: *, when the form is not stored. With draft, the version of its draft (0: there is none), the draft is removed too; refused when the draft has another version. force=true overrides these refusals',
    tag: 'Form administration',
    permission: 'forms.administer',
    query: z.object({ force, draft: z.optional(wholeNumber) }),
    body: formBody,
    responses: { 200: savedForm },
    problems: [...problemsOfForm, 'revision_conflict'],
    errorShape: 'text',
  },
  deleteForm: {
    id: 'deleteForm',
    method: 'DELETE',
    path: '/api/forms/:id',
    summary: 'Delete a form and its draft; its submissions stay',
    tag: 'Form administration',
    permission: 'forms.administer',
    params: idParams,
    responses: { 204: { kind: 'empty', summary: 'Deleted' } },
    problems: ['not-found'],
    errorShape: 'text',
  },
  readFormOpening: {
    id: 'readFormOpening',
    method: 'GET',
    path: '/api/admin/forms/:id/opening',
    summary: 'Read when a form takes answers, and how many',
    tag: 'Form administration',
    permission: 'forms.administer',
    params: idParams,
    responses: { 200: { kind: 'json', summary: 'The opening', schema: formOpeningSchema } },
    problems: ['not-found'],
    errorShape: 'text',
  },
  saveFormOpening: {
    id: 'saveFormOpening',
    method: 'PUT',
    path: '/api/admin/forms/:id/opening',
    summary: 'Set when a form takes answers, and how many; takes effect immediately',
    tag: 'Form administration',
    permission: 'forms.administer',
    params: idParams,
    body: { kind: 'json', schema: formOpeningSchema },
    responses: { 200: { kind: 'json', summary: 'The opening', schema: formOpeningSchema } },
    problems: ['not-found', 'form.closes-before-opening'],
    errorShape: 'text',
  },
  readFormDraft: {
    id: 'readFormDraft',
    method: 'GET',
    path: '/api/admin/forms/:id/draft',
    summary: 'Read the draft of a form: the changes that wait to be published',
    tag: 'Form administration',
    permission: 'forms.administer',
    params: idParams,
    responses: { 200: draftResponse },
    problems: ['not-found'],
    errorShape: 'text',
  },
  saveFormDraft: {
    id: 'saveFormDraft',
    method: 'PUT',
    path: '/api/admin/forms/:id/draft',
    summary:
      'Save the draft of a form, even of one that was never published. Refused when Revision is older than the published one or, with If-Match, when the draft has another version ("0": none); force=true overrides both',
    tag: 'Form administration',
    permission: 'forms.administer',
    params: idParams,
    query: z.object({ force }),
    body: formBody,
    responses: { 200: draftResponse },
    problems: [...problemsOfDraft, 'revision_conflict'],
    errorShape: 'text',
  },
  discardFormDraft: {
    id: 'discardFormDraft',
    method: 'DELETE',
    path: '/api/admin/forms/:id/draft',
    summary: 'Discard the draft of a form; with If-Match only this version of it',
    tag: 'Form administration',
    permission: 'forms.administer',
    params: idParams,
    responses: { 204: { kind: 'empty', summary: 'Discarded' } },
    problems: ['not-found', 'revision_conflict'],
    errorShape: 'text',
  },
  listFormRevisions: {
    id: 'listFormRevisions',
    method: 'GET',
    path: '/api/admin/forms/:id/revisions',
    summary: 'List the revisions of a form, newest first',
    tag: 'Form administration',
    permission: 'forms.administer',
    params: idParams,
    responses: { 200: { kind: 'json', summary: 'The revisions', schema: revisionsSchema } },
    problems: ['not-found'],
    errorShape: 'text',
  },
  readFormRevision: {
    id: 'readFormRevision',
    method: 'GET',
    path: '/api/admin/forms/:id/revisions/:revision',
    summary: 'Read a revision of a form',
    tag: 'Form administration',
    permission: 'forms.administer',
    params: revisionParams,
    responses: { 200: { kind: 'json', summary: 'The form as it was', schema: formSchema } },
    problems: ['not-found'],
    errorShape: 'text',
  },
  restoreFormRevision: {
    id: 'restoreFormRevision',
    method: 'POST',
    path: '/api/admin/forms/:id/revisions/:revision/restore',
    summary: 'Restore a revision of a form as its newest one',
    tag: 'Form administration',
    permission: 'forms.administer',
    params: revisionParams,
    responses: { 200: savedForm },
    problems: ['not-found', ...problemsOfForm],
    errorShape: 'text',
  },
} as const satisfies Readonly<Record<string, Route>>;
