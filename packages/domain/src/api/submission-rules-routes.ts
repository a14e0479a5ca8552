import { confirmationSchema } from '../submission/confirmation/confirmation.wire.ts';
import { submissionRulesSchema } from '../submission/sending/submission-rules.wire.ts';
import type { Route } from './route.ts';
import { idParams } from './shared-schemas.ts';

/** The policies of a form: what happens to its submissions. They are not part of the form. */
export const submissionRulesRoutes = {
  readSubmissionRules: {
    id: 'readSubmissionRules',
    method: 'GET',
    path: '/api/admin/forms/:id/submission-rules',
    summary: 'Read how long submissions of a form stay after delivery, and who is notified of new ones',
    tag: 'Submission administration',
    permission: 'submissions.administer',
    params: idParams,
    responses: { 200: { kind: 'json', summary: 'The rules', schema: submissionRulesSchema } },
    problems: ['not-found'],
    errorShape: 'text',
  },
  saveSubmissionRules: {
    id: 'saveSubmissionRules',
    method: 'PUT',
    path: '/api/admin/forms/:id/submission-rules',
    summary: 'Set how long submissions of a form stay after delivery, and who is notified of new ones',
    tag: 'Submission administration',
    permission: 'submissions.administer',
    params: idParams,
    body: { kind: 'json', schema: submissionRulesSchema },
    responses: { 200: { kind: 'json', summary: 'The rules', schema: submissionRulesSchema } },
    problems: ['not-found'],
    errorShape: 'text',
  },
  readConfirmation: {
    id: 'readConfirmation',
    method: 'GET',
    path: '/api/admin/forms/:id/confirmation',
    summary: 'Read which confirmation the senders of a form get by e-mail',
    tag: 'Submission administration',
    permission: 'submissions.administer',
    params: idParams,
    responses: { 200: { kind: 'json', summary: 'The rules', schema: confirmationSchema } },
    problems: ['not-found'],
    errorShape: 'text',
  },
  saveConfirmation: {
    id: 'saveConfirmation',
    method: 'PUT',
    path: '/api/admin/forms/:id/confirmation',
    summary: 'Set which confirmation the senders of a form get by e-mail',
    tag: 'Submission administration',
    permission: 'submissions.administer',
    params: idParams,
    body: { kind: 'json', schema: confirmationSchema },
    responses: { 200: { kind: 'json', summary: 'The rules', schema: confirmationSchema } },
    problems: ['not-found', 'form.confirmation-field'],
    errorShape: 'text',
  },
} as const satisfies Readonly<Record<string, Route>>;
