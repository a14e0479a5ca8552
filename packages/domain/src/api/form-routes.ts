import * as z from 'zod/mini';
import { formDraftSchema } from '../form/form-draft.wire.ts';
import { formListSchema } from '../form/form-list.wire.ts';
import { formOverviewSchema } from '../form/form-overview.wire.ts';
import { revisionsSchema } from '../form/form-revisions.wire.ts';
import { formSchema } from '../form/form-schema.wire.ts';
import type { Limits } from '../limits.ts';
import type { Route } from './route.ts';
import { idParams, wholeNumber } from './shared-schemas.ts';

const savedForm = {
  kind: 'json',
  summary: 'The saved form',
  schema: z.object({ form: formSchema }),
} as const;
const draftAnswer = {
  kind: 'json',
  summary: 'The draft; the ETag names its version',
  schema: formDraftSchema,
} as const;
const formBody = {
  kind: 'json',
  schema: formSchema,
  maxBytes: ({ maxFormBytes }: Pick<Limits, 'maxFormBytes'>) => maxFormBytes,
} as const;
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
    summary:
      'Read an enabled form; one that is not enabled is for administrators. Predefined fields are left empty',
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
    summary: 'List every form with what is told of it at a glance',
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
      'Save a form as the one that visitors get; a new one has an empty GUID. An older Revision is refused, and with If-Match: * a form that is not stored, unless force is true. With draft, the version of its draft (0: none), the draft is removed; another version is refused',
    tag: 'Form administration',
    permission: 'forms.administer',
    query: z.object({ force, draft: z.optional(wholeNumber) }),
    body: formBody,
    responses: { 200: savedForm },
    problems: [
      'form.no-fields',
      'form.class-missing',
      'form.layout-broken',
      'form.too-large',
      'form.identity-not-mapped',
      'form.identity-unavailable',
      'revision_conflict',
    ],
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
    responses: { 204: { kind: 'empty', summary: 'The form is gone' } },
    problems: ['not-found'],
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
    responses: { 200: draftAnswer },
    problems: ['not-found'],
    errorShape: 'text',
  },
  saveFormDraft: {
    id: 'saveFormDraft',
    method: 'PUT',
    path: '/api/admin/forms/:id/draft',
    summary:
      'Save the draft of a form, also of one that was never published. A Revision older than the published one is refused, and with If-Match another version of the draft ("0": none), unless force is true',
    tag: 'Form administration',
    permission: 'forms.administer',
    params: idParams,
    query: z.object({ force }),
    body: formBody,
    responses: { 200: draftAnswer },
    problems: [
      'form.no-fields',
      'form.class-missing',
      'form.layout-broken',
      'form.too-large',
      'revision_conflict',
    ],
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
    responses: { 204: { kind: 'empty', summary: 'The draft is gone' } },
    problems: ['not-found', 'revision_conflict'],
    errorShape: 'text',
  },
  listFormRevisions: {
    id: 'listFormRevisions',
    method: 'GET',
    path: '/api/admin/forms/:id/revisions',
    summary: 'List the kept states of a form, newest first',
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
    summary: 'Read a kept state of a form',
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
    summary: 'Make a kept state the newest one',
    tag: 'Form administration',
    permission: 'forms.administer',
    params: revisionParams,
    responses: { 200: savedForm },
    problems: ['not-found'],
    errorShape: 'text',
  },
} as const satisfies Readonly<Record<string, Route>>;
