import * as z from 'zod/mini';
import { identityAttributeNames, identityAttributes } from '../identity/identity-attributes.ts';
import { parseWire } from '../parse.wire.ts';
import { ok, type Result } from '../problems/result.ts';
import type { IdentityValues, User } from './user.ts';

/** The signed-in user in responses (specification §3, User). */
export const userSchema = z.object({
  name: z.string(),
  type: z.enum(['mfiles', 'saml', 'cloud']),
  admin: z.boolean(),
  saml_attributes: z.optional(z.record(z.string(), z.string())),
});

/** {@link userSchema} as a type. */
export type UserWire = z.infer<typeof userSchema>;

/**
 * Converts a user to its wire form. `saml_attributes` is present only for Suomi.fi users and uses the
 * session's attribute names.
 */
export function userToWire(user: User): UserWire {
  const { name, type, admin } = user;
  if (user.type !== 'saml') return { name, type, admin };
  const attributes = identityAttributeNames.flatMap((attribute) => {
    const value = user.attributes[attribute];
    return value === undefined ? [] : [[identityAttributes[attribute].session, value]];
  });
  return { name, type, admin, saml_attributes: Object.fromEntries(attributes) as Record<string, string> };
}

/**
 * Parses a user from a response; unknown and empty attributes are dropped. Problem code: `request.invalid`.
 */
export function userFromWire(value: unknown): Result<User> {
  const parsed = parseWire(userSchema, value);
  if (!parsed.ok) return parsed;
  const { name, type, admin, saml_attributes: received = {} } = parsed.value;
  if (type !== 'saml') return ok({ name, type, admin });
  const attributes = identityAttributeNames.flatMap((attribute) => {
    const text = received[identityAttributes[attribute].session];
    return text === undefined || text === '' ? [] : [[attribute, text]];
  });
  return ok({ name, type, admin: false, attributes: Object.fromEntries(attributes) as IdentityValues });
}
