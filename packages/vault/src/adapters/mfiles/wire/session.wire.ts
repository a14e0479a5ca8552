import * as z from 'zod/mini';

/** A token, number or text in the service's wrapper. */
export const tokenSchema = z.object({ Value: z.string().check(z.minLength(1)) });

const flag = z.optional(z.nullable(z.boolean()));

/** The logged-in account and its rights (docs/protocols/m-files.md#sessions). */
export const sessionSchema = z.object({
  AccountName: z.string(),
  UserID: z.int(),
  FullName: z.optional(z.nullable(z.string())),
  HasFullControlOfVault: flag,
  IsAdminUser: flag,
  CanSeeAllObjects: flag,
  CanManageCommonViews: flag,
  CanCreateobjects: flag,
  LicenseAllowsModifications: flag,
  isReadOnlyLicense: flag,
});

/** The session as the service reports it. */
export type SessionWire = z.infer<typeof sessionSchema>;

/** Whether the account's rights in the vault make it an administrator of the portal (docs/protocols/m-files.md#sessions). */
export function isVaultAdministrator(session: SessionWire): boolean {
  const { HasFullControlOfVault, IsAdminUser, CanSeeAllObjects, CanManageCommonViews } = session;
  if (typeof HasFullControlOfVault === 'boolean' || typeof IsAdminUser === 'boolean')
    return HasFullControlOfVault === true || IsAdminUser === true;
  return CanSeeAllObjects === true && CanManageCommonViews === true;
}
