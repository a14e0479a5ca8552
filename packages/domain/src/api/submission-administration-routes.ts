import * as z from 'zod/mini';
import { identityAttributeNames } from '../identity/identity-attributes.ts';
import { submissionSortColumns } from '../submission/submission-order.ts';
import type { Route } from './route.ts';
import { fullMember, idParams, listQuery, tableFormatMember, wholeNumber } from './shared-schemas.ts';
import {
  deliveredAgainSchema,
  identityCodeSchema,
  personKeySchema,
  removedTestsSchema,
  unmaskedDetailSchema,
  unmaskedValueSchema,
  statusCountsSchema,
  submissionCountsSchema,
  submissionDetailSchema,
  submissionListSchema,
} from './submission-schemas.ts';

const formGuid = z.string().check(z.maxLength(100));

/** The format of an export, and the repeatable group whose rows it lists instead of submissions. */
const exportMembers = { ...tableFormatMember, group: z.optional(z.string().check(z.maxLength(100))) };

/** The filters of the list of submissions, except the status. */
const filterMembersExceptStatus = {
  form: z.optional(formGuid),
  /** Only test submissions; without it, only real ones. */
  test: z.optional(z.literal('true')),
  /** Only submissions received at or after this instant. */
  since: z.optional(z.iso.datetime()),
  /** Only submissions received on or after this day in the site's time zone. */
  from: z.optional(z.iso.date()),
  /** Only submissions received on or before this day in the site's time zone. */
  to: z.optional(z.iso.date()),
  /** The key of an identity code, from `createPersonKey`. */
  person: z.optional(z.string().check(z.regex(/^[\w-]{43}$/))),
};

const filterMembers = {
  status: z.optional(z.enum(['waiting', 'delivered', 'failed'])),
  ...filterMembersExceptStatus,
};

/** The administration of submissions. */
export const submissionAdministrationRoutes = {
  listSubmissions: {
    id: 'listSubmissions',
    method: 'GET',
    path: '/api/admin/submissions',
    summary:
      'List submissions, sorted by `sort`, by default newest first. `q` holds words that occur in the reference, the sender’s name, the answers or the file names; identity codes are searched by `person`',
    tag: 'Submission administration',
    permission: 'submissions.administer',
    query: z.object({
      ...listQuery,
      ...filterMembers,
      sort: z.optional(z.enum(submissionSortColumns)),
      direction: z.optional(z.enum(['asc', 'desc'])),
    }),
    responses: { 200: { kind: 'json', summary: 'A page of the list', schema: submissionListSchema } },
    problems: [],
    errorShape: 'text',
  },
  countSubmissionsByStatus: {
    id: 'countSubmissionsByStatus',
    method: 'GET',
    path: '/api/admin/submission-status-counts',
    summary: 'Count the submissions that match a filter of listSubmissions, by status',
    tag: 'Submission administration',
    permission: 'submissions.administer',
    query: z.object({ q: listQuery.q, ...filterMembersExceptStatus }),
    responses: { 200: { kind: 'json', summary: 'How many, by status', schema: statusCountsSchema } },
    problems: [],
    errorShape: 'text',
  },
  createPersonKey: {
    id: 'createPersonKey',
    method: 'POST',
    path: '/api/admin/person-keys',
    summary:
      'Exchange an identity code for a key to search submissions by, so that no address contains the code itself',
    tag: 'Submission administration',
    permission: 'submissions.administer',
    body: { kind: 'json', schema: identityCodeSchema },
    responses: { 200: { kind: 'json', summary: 'The key', schema: personKeySchema } },
    problems: [],
    errorShape: 'text',
  },
  exportFoundSubmissions: {
    id: 'exportFoundSubmissions',
    method: 'GET',
    path: '/api/admin/submission-export',
    summary:
      'Download the submissions that match a filter of listSubmissions as a table, CSV or Excel, or the rows of one of their repeatable groups; a workbook has the rows of each group on a sheet of its own; personal identity codes stay masked, and the audit log records it',
    tag: 'Submission administration',
    permission: 'submissions.administer',
    query: z.object({ ...exportMembers, q: listQuery.q, ...filterMembers }),
    responses: { 200: { kind: 'file', summary: 'The table', mediaType: 'application/octet-stream' } },
    problems: ['not-found', 'submission.too-many-columns'],
    errorShape: 'text',
  },
  countSubmissions: {
    id: 'countSubmissions',
    method: 'GET',
    path: '/api/admin/submission-counts',
    summary: 'Count the submissions that the vault does not have yet, of all forms or of one',
    tag: 'Submission administration',
    permission: 'submissions.administer',
    query: z.object({ form: z.optional(formGuid) }),
    prolongsSession: false,
    responses: { 200: { kind: 'json', summary: 'How many', schema: submissionCountsSchema } },
    problems: [],
    errorShape: 'text',
  },
  readSubmission: {
    id: 'readSubmission',
    method: 'GET',
    path: '/api/admin/submissions/:id',
    summary: 'Read one submission with its answers, files and delivery',
    tag: 'Submission administration',
    permission: 'submissions.administer',
    params: idParams,
    responses: { 200: { kind: 'json', summary: 'The submission', schema: submissionDetailSchema } },
    problems: ['not-found'],
    errorShape: 'text',
  },
  showSubmissionValue: {
    id: 'showSubmissionValue',
    method: 'POST',
    path: '/api/admin/submissions/:id/values/:field/show',
    summary: 'Show a value whose personal identity codes are masked; the audit log records it',
    tag: 'Submission administration',
    permission: 'submissions.administer',
    params: z.extend(idParams, { field: z.string().check(z.maxLength(100)) }),
    responses: { 200: { kind: 'json', summary: 'The value without its mask', schema: unmaskedValueSchema } },
    problems: ['not-found'],
    errorShape: 'text',
  },
  showIdentityDetail: {
    id: 'showIdentityDetail',
    method: 'POST',
    path: '/api/admin/submissions/:id/identity/:attribute/show',
    summary: 'Show a verified detail whose personal identity codes are masked; the audit log records it',
    tag: 'Submission administration',
    permission: 'submissions.administer',
    params: z.extend(idParams, { attribute: z.enum(identityAttributeNames) }),
    responses: {
      200: { kind: 'json', summary: 'The detail without its mask', schema: unmaskedDetailSchema },
    },
    problems: ['not-found'],
    errorShape: 'text',
  },
  readSubmissionPdf: {
    id: 'readSubmissionPdf',
    method: 'GET',
    path: '/api/admin/submissions/:id/pdf',
    summary:
      'Download the whole submission as a PDF, with personal identity codes masked unless `full` is true; the audit log records it',
    tag: 'Submission administration',
    permission: 'submissions.administer',
    params: idParams,
    query: z.object(fullMember),
    responses: { 200: { kind: 'file', summary: 'The submission', mediaType: 'application/pdf' } },
    problems: ['not-found', 'receipt.busy'],
    errorShape: 'text',
  },
  readAttachment: {
    id: 'readAttachment',
    method: 'GET',
    path: '/api/admin/submissions/:id/attachments/:index',
    summary: 'Download an attachment, counted from 0',
    tag: 'Submission administration',
    permission: 'submissions.administer',
    params: z.extend(idParams, { index: wholeNumber }),
    responses: { 200: { kind: 'file', summary: 'The file', mediaType: 'application/octet-stream' } },
    problems: ['not-found'],
    errorShape: 'text',
  },
  deliverSubmission: {
    id: 'deliverSubmission',
    method: 'POST',
    path: '/api/admin/submissions/:id/deliver',
    summary: 'Try to deliver a waiting or failed submission now',
    tag: 'Submission administration',
    permission: 'submissions.administer',
    params: idParams,
    responses: { 200: { kind: 'json', summary: 'The submission', schema: submissionDetailSchema } },
    problems: [
      'not-found',
      'submission.already-delivered',
      'submission.deliveries-held',
      'submission.test-refused',
    ],
    errorShape: 'text',
  },
  deliverFailedSubmissions: {
    id: 'deliverFailedSubmissions',
    method: 'POST',
    path: '/api/admin/forms/:id/deliver',
    summary: 'Deliver the set-aside submissions of a form again, a batch per call, newest first',
    tag: 'Submission administration',
    permission: 'submissions.administer',
    params: idParams,
    query: z.object({ cursor: listQuery.cursor }),
    responses: {
      200: {
        kind: 'json',
        summary: 'How many became due, and the next cursor',
        schema: deliveredAgainSchema,
      },
    },
    problems: ['not-found', 'submission.deliveries-held'],
    errorShape: 'text',
  },
  exportSubmissions: {
    id: 'exportSubmissions',
    method: 'GET',
    path: '/api/admin/forms/:id/submissions',
    summary:
      'Download every submission of a form as a table, CSV or Excel, or the rows of one of their repeatable groups; a workbook has the rows of each group on a sheet of its own; personal identity codes stay masked, and the audit log records it',
    tag: 'Submission administration',
    permission: 'submissions.administer',
    params: idParams,
    query: z.object(exportMembers),
    responses: { 200: { kind: 'file', summary: 'The table', mediaType: 'application/octet-stream' } },
    problems: ['not-found', 'submission.too-many-columns'],
    errorShape: 'text',
  },
  deleteTestSubmissions: {
    id: 'deleteTestSubmissions',
    method: 'DELETE',
    path: '/api/admin/test-submissions',
    summary: 'Remove all test submissions from the portal; objects in the vault stay',
    tag: 'Submission administration',
    permission: 'submissions.administer',
    responses: { 200: { kind: 'json', summary: 'How many', schema: removedTestsSchema } },
    problems: [],
    errorShape: 'text',
  },
  deleteSubmission: {
    id: 'deleteSubmission',
    method: 'DELETE',
    path: '/api/admin/submissions/:id',
    summary: 'Remove a delivered or failed submission from the portal; the vault’s object stays',
    tag: 'Submission administration',
    permission: 'submissions.administer',
    params: idParams,
    responses: { 204: { kind: 'empty', summary: 'The portal no longer holds it' } },
    problems: ['not-found', 'submission.still-waiting'],
    errorShape: 'text',
  },
} as const satisfies Readonly<Record<string, Route>>;
