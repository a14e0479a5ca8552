import * as z from 'zod/mini';
import { dataSubjectKeys } from '../privacy/data-subject.ts';
import type { Route } from './route.ts';

const subjectMembers = {
  By: z.enum(dataSubjectKeys),
  /** As typed by the administrator. */
  Value: z.string().check(z.maxLength(200)),
};

const itemMembers = { Kind: z.enum(['submission', 'object']), ID: z.string().check(z.maxLength(100)) };

/** The person to search for. */
export const dataSubjectSchema = z.object(subjectMembers);

/**
 * An item with data about a person; `ID` is the GUID of a submission, or the type and number of an object,
 * such as `0/12`.
 */
export const personDataSchema = z.object({
  Items: z.array(
    z.object({
      ...itemMembers,
      /** The reference, or the object title with identity codes masked. */
      Title: z.string(),
      /** Empty for an object. */
      FormName: z.record(z.string(), z.string()),
      /** When it was received or created. */
      At: z.iso.datetime(),
      /** Null for an object. */
      Status: z.nullable(z.enum(['waiting', 'delivered', 'failed'])),
      /** Number of its files. */
      FileCount: z.int(),
    }),
  ),
  /** How many sessions of the person are open. */
  Sessions: z.int(),
});

/** {@link personDataSchema} as a type. */
export type PersonDataWire = z.infer<typeof personDataSchema>;

const selectionMembers = {
  ...subjectMembers,
  Items: z.array(z.object(itemMembers)).check(z.maxLength(5000)),
};

/** Which of a person's data to export. */
export const exportRequestSchema = z.object(selectionMembers);

/** {@link exportRequestSchema} as a type. */
export type ExportRequestWire = z.infer<typeof exportRequestSchema>;

/**
 * Which of a person's data to erase; `CancelWaiting` includes submissions not yet delivered, whose delivery is then
 * cancelled.
 */
export const eraseRequestSchema = z.object({ ...selectionMembers, CancelWaiting: z.optional(z.boolean()) });

/**
 * What was erased, and what was kept because it waits for delivery, is being processed, or is no longer about
 * the person.
 */
export const eraseResultSchema = z.object({
  Erased: z.array(z.object(itemMembers)),
  Kept: z.array(z.object({ ...itemMembers, Reason: z.enum(['waiting', 'busy', 'gone']) })),
  /** How many sessions were ended. */
  Sessions: z.int(),
});

/** {@link eraseResultSchema} as a type. */
export type EraseResultWire = z.infer<typeof eraseResultSchema>;

const sharedMembers = {
  tag: 'Operation',
  permission: 'privacy.administer',
  problems: [],
  errorShape: 'text',
} as const;

/** Data requests (GDPR). The audit log records each request, but not the search term. */
export const dataRequestRoutes = {
  findPersonData: {
    id: 'findPersonData',
    method: 'POST',
    path: '/api/admin/data-requests/find',
    summary:
      'List everything about a person, by identity code, e-mail address or name; the audit log records it',
    ...sharedMembers,
    body: { kind: 'json', schema: dataSubjectSchema },
    responses: { 200: { kind: 'json', summary: 'What was found', schema: personDataSchema } },
  },
  exportPersonData: {
    id: 'exportPersonData',
    method: 'POST',
    path: '/api/admin/data-requests/export',
    summary:
      'Download selected data of a person as a ZIP archive, unmasked: JSON, PDFs, files; the audit log records it',
    ...sharedMembers,
    body: { kind: 'json', schema: exportRequestSchema },
    responses: { 200: { kind: 'file', summary: 'The archive', mediaType: 'application/zip' } },
  },
  erasePersonData: {
    id: 'erasePersonData',
    method: 'POST',
    path: '/api/admin/data-requests/erase',
    summary:
      'Permanently erase selected data of a person from the portal and the embedded vault; the audit log records it',
    ...sharedMembers,
    body: { kind: 'json', schema: eraseRequestSchema },
    responses: {
      200: { kind: 'json', summary: 'What was erased and what was kept', schema: eraseResultSchema },
    },
  },
} as const satisfies Readonly<Record<string, Route>>;
