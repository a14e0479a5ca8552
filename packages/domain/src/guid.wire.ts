import * as z from 'zod/mini';
import { parseGuid, type Guid } from './guid.ts';

/** A GUID on the wire, in any format that {@link parseGuid} accepts. */
export const guidSchema = z.string().check(
  z.maxLength(50),
  z.refine((text) => parseGuid(text) !== undefined),
);

/** A GUID, or an empty string for none. */
export const guidOrEmptySchema = z.string().check(
  z.maxLength(50),
  z.refine((text) => text === '' || parseGuid(text) !== undefined),
);

/** Parses a text that {@link guidSchema} accepted. */
export function guidFromWire(text: string): Guid {
  return parseGuid(text) as Guid;
}

/** Parses a text that {@link guidOrEmptySchema} accepted; null for none. */
export function guidOrNullFromWire(text: string | null | undefined): Guid | null {
  return parseGuid(text) ?? null;
}
