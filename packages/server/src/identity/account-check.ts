import type { User } from '@form-portal/domain';
import { VaultError, type Vault } from '@form-portal/vault';
import type { UserSession } from '../http/user-session.ts';

/**
 * The current user of a session; null once the account is deleted, disabled, no longer an administrator, or has another
 * password.
 */
export type AccountCheck = (session: UserSession) => Promise<User | null>;

interface Deps {
  readonly vault: Pick<Vault, 'findAccount'>;
}

/**
 * Checks the account of a session in the vault. While the vault is unreachable the last known state applies, so that
 * administrators can see what is waiting for it.
 */
export function createAccountCheck({ vault }: Deps): AccountCheck {
  return async ({ user, account: id, passwordStamp }) => {
    if (id === null) return user;
    try {
      const account = await vault.findAccount(id);
      if (account === undefined || account.passwordChangedAt !== passwordStamp) return null;
      // An account that loses rights must sign in again, and then gets the remaining ones.
      if (user.admin && !account.admin) return null;
      // A user of single sign-on remains a cloud user.
      const type = user.type === 'cloud' ? 'cloud' : 'mfiles';
      return { type, name: account.name, admin: account.admin };
    } catch (error) {
      if (error instanceof VaultError && error.retryable) return user;
      throw error;
    }
  };
}
