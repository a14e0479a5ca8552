/** Tables of the accounts that people sign in to the vault with. */
export interface AccountTables {
  readonly vault_accounts: AccountRow;
}

/** An account that may sign in. */
export interface AccountRow {
  readonly id: number;
  readonly username: string;
  /** The username in the form used for comparison: NFKC, lower case. Unique. */
  readonly username_key: string;
  readonly name: string;
  readonly admin: number;
  readonly enabled: number;
  /** `scrypt$N$r$p$salt$hash`, both base64. */
  readonly password: string;
  readonly created_at: string;
  /** Changes with the password, so that earlier sessions can be recognised (specification D44). */
  readonly password_changed_at: string;
}
