const ofAccount = 'account ';

/** The owner of an account's sessions, by the vault's id of the account. */
export function accountOwner(account: string): string {
  return `${ofAccount}${account}`;
}

/** Whose a session is: an account of the vault, or a person at the identity provider; null: nobody's who could look at it. */
export function sessionOwner(account: string | null, subject: string): string | null {
  if (account !== null) return accountOwner(account);
  return subject === '' ? null : `subject ${subject}`;
}

/** The vault's id of the account that an owner is; null for people whom the vault does not know. */
export function accountOf(owner: string): string | null {
  return owner.startsWith(ofAccount) ? owner.slice(ofAccount.length) : null;
}
