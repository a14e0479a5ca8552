import type { VaultAccount } from '@form-portal/vault';
import type { MfwsDeps } from '../mfws-deps.ts';
import { userOf } from './user-of.ts';

/**
 * Begins the login of a bearer token that has not been seen before. It belongs to the account whose username equals the immutable
 * identifier of the person at the provider. Returns false when there is no such account, or the token is refused.
 */
export async function beginBearerLogin(
  { bearers, logins, administration, vault, audit }: MfwsDeps,
  token: string,
  address: string,
): Promise<boolean> {
  const named = await bearers?.subjectOf(token);
  if (named === undefined) return false;
  const account = await accountNamed({ administration, vault }, named.subject);
  if (account === undefined) return false;
  const login = {
    ...{ account: account.id, hasVault: false, readOnly: false, sessionId: null, address },
    passwordStamp: account.passwordChangedAt,
    until: new Date(named.expiresAt).toISOString(),
  };
  await logins.add(token, login, (transaction) => audit.signedInToMfws(transaction, userOf(account)));
  return true;
}

async function accountNamed(
  { administration, vault }: Pick<MfwsDeps, 'administration' | 'vault'>,
  username: string,
): Promise<VaultAccount | undefined> {
  const user = (await administration.listUsers()).find((one) => one.username === username);
  return user && vault.findAccount(String(user.id));
}
