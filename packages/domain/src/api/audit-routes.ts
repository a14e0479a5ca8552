import * as z from 'zod/mini';
import { auditGroupNames } from '../audit/audit-groups.ts';
import { localizedTextSchema } from '../text/localized-text.wire.ts';
import type { Route } from './route.ts';
import { listQuery, listSchema, tableFormatMember } from './shared-schemas.ts';

/** An entry of the audit log. Members that do not apply are empty. */
export const auditEventSchema = z.object({
  ID: z.string(),
  At: z.iso.datetime(),
  Event: z.string(),
  /** Account name. */
  Actor: z.string(),
  /** What was acted on: a GUID or a name. */
  Subject: z.string(),
  Detail: z.string(),
  /** Reference of the submission that the event is about, while the portal has it. */
  Reference: z.string(),
  /** Name of the form that the event is about; null for other events. */
  FormName: z.nullable(localizedTextSchema()),
  /** Label of the field whose value was shown; null for other events. */
  FieldName: z.nullable(localizedTextSchema()),
});

/** One page of the audit log. */
export const auditListSchema = listSchema(auditEventSchema);

/** {@link auditListSchema} as a type. */
export type AuditListWire = z.infer<typeof auditListSchema>;

const filter = {
  group: z.optional(z.enum(auditGroupNames)),
  /** The full account name; partial names do not match. */
  actor: z.optional(z.string().check(z.maxLength(200))),
  since: z.optional(z.iso.datetime()),
  until: z.optional(z.iso.datetime()),
};

/** The audit log: who did what, and when. */
export const auditRoutes = {
  listAuditEvents: {
    id: 'listAuditEvents',
    method: 'GET',
    path: '/api/admin/audit',
    summary: 'List audit events, newest first',
    tag: 'Operation',
    permission: 'audit.read',
    query: z.object({ ...filter, cursor: listQuery.cursor, limit: listQuery.limit }),
    responses: { 200: { kind: 'json', summary: 'A page of the log', schema: auditListSchema } },
    problems: [],
    errorShape: 'text',
  },
  exportAuditEvents: {
    id: 'exportAuditEvents',
    method: 'GET',
    path: '/api/admin/audit/export',
    summary:
      'Download the log as a table, CSV or Excel, in the language of Accept-Language; the download itself is audited',
    tag: 'Operation',
    permission: 'audit.read',
    query: z.object({ ...filter, ...tableFormatMember }),
    responses: { 200: { kind: 'file', summary: 'The table', mediaType: 'application/octet-stream' } },
    problems: [],
    errorShape: 'text',
  },
} as const satisfies Readonly<Record<string, Route>>;
