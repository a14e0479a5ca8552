import * as z from 'zod/mini';
import { formListSchema } from '../form/form-list.wire.ts';
import { formOverviewSchema } from '../form/form-overview.wire.ts';
import { revisionsSchema } from '../form/form-revisions.wire.ts';
import { formSchema } from '../form/form-schema.wire.ts';
import type { Route } from './route.ts';
import { idParams, wholeNumber } from './shared-schemas.ts';

const savedForm = {
  kind: 'json',
  summary: 'The saved form',
  schema: z.object({ form: formSchema }),
} as const;
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
      'Save a form; a new one has an empty GUID. An older Revision is refused, and with If-Match: * a form that is not stored, unless force is true',
    tag: 'Form administration',
    permission: 'forms.administer',
    query: z.object({ force: z.optional(z.enum(['true', 'false'])) }),
    body: { kind: 'json', schema: formSchema, maxBytes: ({ maxFormBytes }) => maxFormBytes },
    responses: { 200: savedForm },
    problems: [
      'form.no-fields',
      'form.class-missing',
      'form.layout-broken',
      'form.too-large',
      'form.identity-not-mapped',
      'revision_conflict',
    ],
    errorShape: 'text',
  },
  deleteForm: {
    id: 'deleteForm',
    method: 'DELETE',
    path: '/api/forms/:id',
    summary: 'Delete a form; its submissions stay',
    tag: 'Form administration',
    permission: 'forms.administer',
    params: idParams,
    responses: { 204: { kind: 'empty', summary: 'The form is gone' } },
    problems: ['not-found'],
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
