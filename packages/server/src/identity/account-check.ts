import type { User } from '@form-portal/domain';
import { VaultError, type Vault } from '@form-portal/vault';
import type { UserSession } from '../http/user-session.ts';

/** Whom a session stands for right now; null once its account is gone, disabled, no administrator any more, or has another password. */
export type AccountCheck = (session: UserSession) => Promise<User | null>;

interface Deps {
  readonly vault: Pick<Vault, 'findAccount'>;
}

/**
 * Asks the vault about the account of a session. While the vault can't be reached its last word holds, so that administrators can
 * look at what waits for it.
 */
export function createAccountCheck({ vault }: Deps): AccountCheck {
  return async ({ user, account: id, passwordStamp }) => {
    if (id === null) return user;
    try {
      const account = await vault.findAccount(id);
      if (account === undefined || account.passwordChangedAt !== passwordStamp) return null;
      // Whoever loses rights signs in again, and is told then what is left.
      if (user.admin && !account.admin) return null;
      // Whoever came through single sign-on stays a cloud user.
      const type = user.type === 'cloud' ? 'cloud' : 'mfiles';
      return { type, name: account.name, admin: account.admin };
    } catch (error) {
      if (error instanceof VaultError && error.retryable) return user;
      throw error;
    }
  };
}
