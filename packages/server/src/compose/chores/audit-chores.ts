import { minuteMs } from '@form-portal/domain';
import type { Database } from '@form-portal/storage';
import type { AuditEvents } from '../../audit/audit-events.ts';
import { appendToFile } from '../../audit/stream/append-to-file.ts';
import { createAuditStreamStore } from '../../audit/stream/audit-stream.store.ts';
import { sendToSyslog } from '../../audit/stream/send-to-syslog.ts';
import { createAuditStreaming } from '../../audit/stream/stream-audit-log.ts';
import { trimAuditLog } from '../../audit/trim-audit-log.ts';
import type { Config } from '../../config.ts';
import type { ServerTables } from '../../db/tables.ts';
import type { Chore } from './run-chores.ts';
import type { SystemDeps } from '../infrastructure/system-deps.ts';

interface Deps {
  readonly database: Database<ServerTables>;
  readonly audit: AuditEvents;
}

/** Streams the audit log and removes its old rows, as configured. */
export function auditChores(
  { auditTarget, auditRetentionDays }: Pick<Config, 'auditTarget' | 'auditRetentionDays'>,
  { database, audit }: Deps,
  { now, log }: SystemDeps,
): readonly Chore[] {
  const stream =
    auditTarget && createAuditStreamStore({ database, now, target: JSON.stringify(auditTarget) });
  const chores: Chore[] = [];
  if (auditTarget !== null && stream !== null) {
    const send = auditTarget.kind === 'file' ? appendToFile(auditTarget.path) : sendToSyslog(auditTarget);
    const run = createAuditStreaming({ stream, send, log });
    chores.push({ name: 'stream audit log', everyMs: 5_000, run });
  }
  if (auditRetentionDays !== null) {
    const readStreamed = async () => (await stream?.readPosition()) ?? null;
    const trimming = { database, audit, now, retentionDays: auditRetentionDays, readStreamed };
    chores.push({ name: 'trim audit log', everyMs: 60 * minuteMs, run: () => trimAuditLog(trimming) });
  }
  return chores;
}
