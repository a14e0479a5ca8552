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
      'Send a form. The same GUID and content again answers with the first result and creates nothing; with other content it is refused (409 submission.changed) with the Reference and ReceivedAt of what is stored',
    tag: 'Submissions',
    permission: 'forms.submit',
    body: {
      kind: 'multipart',
      parts: [
        {
          name: 'submission',
          summary: 'The answers; stands first',
          schema: submissionSchema,
          repeated: false,
        },
        { name: 'attachments', summary: 'A file with its name', repeated: true },
      ],
    },
    responses: {
      201: { kind: 'json', summary: 'Stored for good; the vault gets it next', schema: receivedSchema },
      200: { kind: 'json', summary: 'The same was received before', schema: receivedSchema },
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
      'request.interrupted',
      'request.robot',
      'request.too-many',
      'storage.full',
      'storage.unavailable',
    ],
    errorShape: 'text',
  },
  readReceipt: {
    id: 'readReceipt',
    method: 'GET',
    path: '/api/submissions/:id/receipt',
    summary: 'Fetch the sender’s receipt; the token stands in the ReceiptURL of the answer',
    tag: 'Submissions',
    permission: 'receipt.read',
    params: idParams,
    query: z.object({ token: z.optional(z.string().check(z.maxLength(200))) }),
    responses: { 200: { kind: 'file', summary: 'The receipt', mediaType: 'application/pdf' } },
    problems: ['not-found', 'request.too-many', 'receipt.busy'],
    errorShape: 'text',
  },
} as const satisfies Readonly<Record<string, Route>>;
