import type { User } from '@form-portal/domain';
import type { VaultAccount } from '@form-portal/vault';

/** An account as the audit log names it. */
export function userOf({ name, admin }: VaultAccount): User {
  return { type: 'mfiles', name, admin };
}
