import * as z from 'zod/mini';

const text = z.optional(z.nullable(z.string().check(z.maxLength(1000))));
const flag = z.optional(z.nullable(z.union([z.boolean(), z.string()])));

/** A client's request for a token (docs/protocols/m-files.md#logins). */
export const authenticationSchema = z.object({
  Username: text,
  Password: text,
  VaultGuid: text,
  Domain: text,
  WindowsUser: flag,
  Expiration: text,
  ReadOnly: flag,
  URL: text,
  Method: text,
  SessionID: text,
});

/** Whether a member is true, in any form that clients send. */
export function isTrue(value: boolean | string | null | undefined): boolean {
  return String(value).toLowerCase() === 'true';
}
