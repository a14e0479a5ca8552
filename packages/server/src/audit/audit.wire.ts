import type { AuditListWire } from '@form-portal/domain/api';
import type { AuditPage } from './audit-log.ts';

/** A page of the log. */
export function auditPageToWire({ items, next }: AuditPage): AuditListWire {
  return {
    Items: items.map(({ id, at, event, actor, subject, detail, reference, form, field }) => ({
      ID: id,
      At: at,
      Event: event,
      Actor: actor,
      Subject: subject,
      Detail: detail,
      Reference: reference,
      FormName: form,
      FieldName: field,
    })),
    NextCursor: next,
  };
}
