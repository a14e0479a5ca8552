import type { VaultAccount } from '@form-portal/vault';
import type { MfwsDeps } from '../mfws-deps.ts';
import { userOf } from './user-of.ts';

/**
 * Begins the login of a bearer token. It belongs to the account whose username equals the immutable identifier of the person at the
 * provider. A token begins one login, and no other once that has been ended. Returns false when there is no such account, or the token
 * is refused.
 */
export async function beginBearerLogin(
  { bearers, logins, administration, vault, audit, now }: MfwsDeps,
  token: string,
  address: string,
): Promise<boolean> {
  const identified = await bearers?.subjectOf(token);
  if (bearers === null || identified === undefined || identified.expiresAt <= now().getTime()) return false;
  const account = await findAccountByName({ administration, vault }, identified.subject);
  if (account === undefined) return false;
  const until = new Date(identified.expiresAt);
  const login = {
    account: account.id,
    hasVault: false,
    readOnly: false,
    sessionId: null,
    address,
    passwordStamp: account.passwordChangedAt,
    until: until.toISOString(),
  };
  await logins.add(token, login, {
    ifFirst: (transaction) => bearers.remember(transaction, token, until),
    alsoWrite: (transaction) => audit.signedInToMfws(transaction, userOf(account)),
  });
  return true;
}

async function findAccountByName(
  { administration, vault }: Pick<MfwsDeps, 'administration' | 'vault'>,
  username: string,
): Promise<VaultAccount | undefined> {
  const user = (await administration.listUsers()).find((candidate) => candidate.username === username);
  return user && vault.findAccount(String(user.id));
}
