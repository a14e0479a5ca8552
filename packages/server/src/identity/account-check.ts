import type { User } from '@form-portal/domain';
import { VaultError, type Vault, type VaultAccount } from '@form-portal/vault';
import type { UserSession } from '../http/user-session.ts';

/** How long the vault's word about an account is believed: a page asks several times at once. */
const believedMs = 1000;
const mostAccounts = 1000;

/** Whom a session stands for right now; null once its account is gone, disabled or has another password (specification D44). */
export type AccountCheck = (session: UserSession) => Promise<User | null>;

interface Deps {
  readonly vault: Pick<Vault, 'findAccount'>;
  readonly now: () => Date;
}

/**
 * Asks the vault about the account of a session. While the vault can't be reached its last word holds, so that administrators can
 * look at what waits for it.
 */
export function createAccountCheck({ vault, now }: Deps): AccountCheck {
  const known = new Map<
    string,
    { readonly at: number; readonly account: Promise<VaultAccount | undefined> }
  >();

  function findAccount(id: string): Promise<VaultAccount | undefined> {
    const at = now().getTime();
    const found = known.get(id);
    if (found !== undefined && at - found.at < believedMs) return found.account;
    if (known.size >= mostAccounts) known.clear();
    const account = vault.findAccount(id);
    known.set(id, { at, account });
    return account;
  }

  return async ({ user, account: id, createdAt }) => {
    if (id === null) return user;
    try {
      const account = await findAccount(id);
      if (account === undefined || isOlder(createdAt, account.passwordChangedAt)) return null;
      // Whoever came through single sign-on stays a cloud user.
      const type = user.type === 'cloud' ? 'cloud' : 'mfiles';
      return { type, name: account.name, admin: account.admin };
    } catch (error) {
      known.delete(id);
      if (error instanceof VaultError && error.retryable) return user;
      throw error;
    }
  };
}

function isOlder(createdAt: string, passwordChangedAt: string | null): boolean {
  return passwordChangedAt !== null && Date.parse(createdAt) < Date.parse(passwordChangedAt);
}
