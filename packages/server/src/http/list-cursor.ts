import { isGuid, type Guid } from '@form-portal/domain';

/** A position in a list ordered by time. */
export interface ListPosition {
  /** ISO 8601 UTC. */
  readonly at: string;
  readonly guid: Guid;
}

/** Encodes a position as a text that is opaque to callers. */
export function cursorOf({ at, guid }: ListPosition): string {
  return Buffer.from(`${at} ${guid}`).toString('base64url');
}

/** Decodes a cursor; undefined when it is invalid. */
export function readCursor(cursor: string): ListPosition | undefined {
  const [at = '', guid] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
  return isGuid(guid) && !Number.isNaN(Date.parse(at)) ? { at, guid } : undefined;
}
