import { auditListSchema } from '@form-portal/domain/api';
import { parseWire } from '@form-portal/domain/wire';
import { ok, type AuditEventNames, type RecordedEvent, type Result } from '@form-portal/domain';

/** An event of the log. */
export interface AuditEvent extends RecordedEvent, AuditEventNames {
  readonly id: string;
  /** ISO 8601 UTC. */
  readonly at: string;
}

/** A page of the log, newest first. */
export interface AuditEventPage {
  readonly items: readonly AuditEvent[];
  /** Cursor of the next page; null on the last page. */
  readonly next: string | null;
}

/** Reads a page of the log. */
export function auditPageFromWire(value: unknown): Result<AuditEventPage> {
  const parsed = parseWire(auditListSchema, value);
  if (!parsed.ok) return parsed;
  const items = parsed.value.Items.map((item) => ({
    id: item.ID,
    at: item.At,
    event: item.Event,
    actor: item.Actor,
    subject: item.Subject,
    detail: item.Detail,
    reference: item.Reference,
    form: item.FormName,
    field: item.FieldName,
  }));
  return ok({ items, next: parsed.value.NextCursor });
}
