import * as z from 'zod/mini';

/** A token, a number or a text in the service's wrapping. */
export const tokenSchema = z.object({ Value: z.string().check(z.minLength(1)) });

const flag = z.optional(z.nullable(z.boolean()));

/** Who is logged in and may do what (docs/protocols/m-files.md#sessions). */
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

/** Who is logged in, as the service writes it. */
export type SessionWire = z.infer<typeof sessionSchema>;

/** Whether the vault's rights make somebody an administrator of the portal (docs/protocols/m-files.md#sessions). */
export function isVaultAdministrator(session: SessionWire): boolean {
  const { HasFullControlOfVault, IsAdminUser, CanSeeAllObjects, CanManageCommonViews } = session;
  if (typeof HasFullControlOfVault === 'boolean' || typeof IsAdminUser === 'boolean')
    return HasFullControlOfVault === true || IsAdminUser === true;
  return CanSeeAllObjects === true && CanManageCommonViews === true;
}
