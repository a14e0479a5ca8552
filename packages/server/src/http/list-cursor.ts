import { isGuid, type Guid } from '@form-portal/domain';

/** A place in a list that goes by time. */
export interface ListPlace {
  /** ISO 8601 UTC. */
  readonly at: string;
  readonly guid: Guid;
}

/** A place as a text that callers only hand back. */
export function cursorOf({ at, guid }: ListPlace): string {
  return Buffer.from(`${at} ${guid}`).toString('base64url');
}

/** The place that a cursor names; undefined when it is none of ours. */
export function readCursor(cursor: string): ListPlace | undefined {
  const [at = '', guid] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
  return isGuid(guid) && !Number.isNaN(Date.parse(at)) ? { at, guid } : undefined;
}
