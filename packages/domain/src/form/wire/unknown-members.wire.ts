import type * as z from 'zod/mini';
import type { UnknownMembers } from '../form.ts';

/**
 * Returns the members of a parsed object that its schema does not name, to be spread into the domain's
 * object; nothing when there are none.
 */
export function unknownMembersOf(
  schema: { readonly shape: z.core.$ZodLooseShape },
  parsed: Readonly<Record<string, unknown>>,
): { readonly unknownMembers?: UnknownMembers } {
  const unknown = Object.entries(parsed).filter(([name]) => !Object.hasOwn(schema.shape, name));
  return unknown.length === 0 ? {} : { unknownMembers: Object.fromEntries(unknown) as UnknownMembers };
}
