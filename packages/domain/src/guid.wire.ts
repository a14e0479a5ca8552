import * as z from 'zod/mini';
import { parseGuid, type Guid } from './guid.ts';

/** A GUID on the wire, in any spelling that {@link parseGuid} reads. */
export const guidSchema = z.string().check(
  z.maxLength(50),
  z.refine((text) => parseGuid(text) !== undefined),
);

/** A GUID, or an empty text for none. */
export const guidOrEmptySchema = z.string().check(
  z.maxLength(50),
  z.refine((text) => text === '' || parseGuid(text) !== undefined),
);

/** The GUID that a text of {@link guidSchema} spells. */
export function guidFromWire(text: string): Guid {
  return parseGuid(text) as Guid;
}

/** The GUID that a text of {@link guidOrEmptySchema} spells; null for none. */
export function guidOrNullFromWire(text: string | null | undefined): Guid | null {
  return parseGuid(text) ?? null;
}
