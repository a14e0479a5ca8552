import { createHash } from 'node:crypto';

/** A row of the audit log as its hash covers it. */
export interface AuditEntry {
  /** From 1, without gaps. */
  readonly number: number;
  readonly id: string;
  /** ISO 8601 UTC. */
  readonly at: string;
  readonly event: string;
  readonly actor: string;
  readonly subject: string;
  readonly detail: string;
}

/** The previous hash of the first row. */
export const beforeFirst = '0'.repeat(64);

/**
 * The hash of a row that follows the row with the hash `previous`: SHA-256, hex, of the JSON array
 * `[previous, number, id, at, event, actor, subject, detail]` without blanks. docs/operations.md publishes it for receivers of the stream,
 * so it must never change.
 */
export function hashOf(entry: AuditEntry, previous: string): string {
  const { number, id, at, event, actor, subject, detail } = entry;
  const covered = JSON.stringify([previous, number, id, at, event, actor, subject, detail]);
  return createHash('sha256').update(covered).digest('hex');
}
