import { isGuid, type Guid } from '@form-portal/domain';

/** A place in the list of submissions, newest first. */
interface SubmissionPlace {
  /** ISO 8601 UTC. */
  readonly receivedAt: string;
  readonly guid: Guid;
}

/** A place as a text that callers only hand back. */
export function cursorOf({ receivedAt, guid }: SubmissionPlace): string {
  return Buffer.from(`${receivedAt} ${guid}`).toString('base64url');
}

/** The place that a cursor names; undefined when it is none of ours. */
export function readCursor(cursor: string): SubmissionPlace | undefined {
  const [receivedAt = '', guid] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
  return isGuid(guid) && !Number.isNaN(Date.parse(receivedAt)) ? { receivedAt, guid } : undefined;
}
