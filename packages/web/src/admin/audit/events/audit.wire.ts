import { auditListSchema } from '@form-portal/domain/api';
import { parseWire } from '@form-portal/domain/wire';
import { ok, type Result } from '@form-portal/domain';

/** Something that was done. */
export interface AuditEvent {
  readonly id: string;
  readonly at: string;
  readonly event: string;
  /** Empty: nobody was signed in. */
  readonly actor: string;
  readonly subject: string;
  readonly detail: string;
}

/** A page of the log, newest first. */
export interface AuditPage {
  readonly items: readonly AuditEvent[];
  /** Null: there are no more. */
  readonly next: string | null;
}

/** Reads a page of the log. */
export function auditPageFromWire(value: unknown): Result<AuditPage> {
  const parsed = parseWire(auditListSchema, value);
  if (!parsed.ok) return parsed;
  const items = parsed.value.Items.map(({ ID, At, Event, Actor, Subject, Detail }) => ({
    id: ID,
    at: At,
    event: Event,
    actor: Actor,
    subject: Subject,
    detail: Detail,
  }));
  return ok({ items, next: parsed.value.NextCursor });
}
