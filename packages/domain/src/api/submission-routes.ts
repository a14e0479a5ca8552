import * as z from 'zod/mini';
import { submissionSchema } from '../submission/sending/submission.wire.ts';
import type { Route } from './route.ts';
import { idParams } from './shared-schemas.ts';
import { receivedSchema } from './submission-schemas.ts';

/** Sending a submission, and its receipt (specification §7). */
export const submissionRoutes = {
  submit: {
    id: 'submit',
    method: 'POST',
    path: '/api/submissions',
    summary:
      'Send a form. Sending the same GUID and content again returns the first result and stores nothing; other content under the same GUID is refused (409 submission.changed) with the Reference and ReceivedAt of the stored submission',
    tag: 'Submissions',
    permission: 'forms.submit',
    body: {
      kind: 'multipart',
      parts: [
        {
          name: 'submission',
          summary: 'The answers; must be the first part',
          schema: submissionSchema,
          repeated: false,
        },
        {
          name: 'attachments',
          summary:
            'A file with its name; a requested file is sent in a part named `attachments:` and the GUID of its request',
          repeated: true,
        },
      ],
    },
    responses: {
      201: { kind: 'json', summary: 'Stored; delivery to the vault follows', schema: receivedSchema },
      200: { kind: 'json', summary: 'Received before with the same content', schema: receivedSchema },
    },
    problems: [
      'submission.required-missing',
      'submission.check-failed',
      'submission.unknown-field',
      'submission.too-many-rows',
      'submission.form-unknown',
      'submission.form-not-found',
      'submission.identity-required',
      'submission.other-person',
      'submission.test-refused',
      'submission.changed',
      'form.not-open-yet',
      'form.closed',
      'form.full',
      'site.maintenance',
      'answer.text-too-long',
      'answer.text-invalid',
      'answer.number-invalid',
      'answer.number-not-whole',
      'answer.out-of-range',
      'answer.date-invalid',
      'answer.date-not-real',
      'answer.time-invalid',
      'answer.option-unknown',
      'answer.one-option-only',
      'answer.boolean-invalid',
      'answer.refused',
      'attachment.none-allowed',
      'attachment.too-large',
      'attachment.type-not-allowed',
      'attachment.content-differs',
      'attachment.infected',
      'attachment.name-invalid',
      'attachment.empty',
      'attachment.too-many',
      'attachment.total-too-large',
      'attachment.gone',
      'attachment.request-unknown',
      'attachment.request-missing',
      'attachment.request-too-many',
      'request.interrupted',
      'request.robot',
      'request.too-many',
      'request.address-uploads',
      'storage.full',
      'storage.unavailable',
    ],
    errorShape: 'text',
  },
  readReceipt: {
    id: 'readReceipt',
    method: 'GET',
    path: '/api/submissions/:id/receipt',
    summary:
      'Download the sender’s receipt; the token comes from ReceiptURL in the response to the submission',
    tag: 'Submissions',
    permission: 'receipt.read',
    params: idParams,
    query: z.object({ token: z.optional(z.string().check(z.maxLength(200))) }),
    responses: { 200: { kind: 'file', summary: 'The receipt', mediaType: 'application/pdf' } },
    problems: ['not-found', 'request.too-many', 'receipt.busy'],
    errorShape: 'text',
  },
} as const satisfies Readonly<Record<string, Route>>;
