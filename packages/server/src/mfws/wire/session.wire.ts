import type { VaultAccount } from '@form-portal/vault';

/** Login with an account of the vault itself. */
const ownAccount = 3;

/** The rights of an account, in the terms of the service (docs/protocols/m-files.md#sessions). */
export function sessionToWire({ id, username, name, admin }: VaultAccount) {
  return {
    AccountName: username,
    FullName: name,
    UserID: Number(id),
    AuthenticationType: ownAccount,
    ACLMode: 0,
    InternalUser: true,
    LicenseAllowsModifications: true,
    isReadOnlyLicense: false,
    HasFullControlOfVault: admin,
    IsAdminUser: false,
    CanSeeAllObjects: admin,
    CanSeeDeletedObjects: true,
    CanCreateobjects: true,
    CanDestroyObjects: admin,
    CanForceUndoCheckout: admin,
    CanManageCommonUISettings: false,
    CanManageCommonViews: admin,
    CanManageTraditionalFolders: false,
    CanMaterializeViews: false,
    ServerVaultCapabilities: {},
  };
}
