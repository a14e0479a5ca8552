const accountPrefix = 'account ';

/** The owner of an account's sessions, from the vault's id of the account. */
export function accountOwner(account: string): string {
  return `${accountPrefix}${account}`;
}

/** The owner of a session: a vault account, or a person at the identity provider; null when no owner could list it. */
export function sessionOwner(account: string | null, subject: string): string | null {
  if (account !== null) return accountOwner(account);
  return subject === '' ? null : `subject ${subject}`;
}

/** The vault's account id of an owner; null for people without a vault account. */
export function accountOf(owner: string): string | null {
  return owner.startsWith(accountPrefix) ? owner.slice(accountPrefix.length) : null;
}
