export interface AccountTables {
  readonly vault_accounts: AccountRow;
}

/** Somebody who may sign in. */
export interface AccountRow {
  readonly id: number;
  readonly username: string;
  /** The username as it is compared: NFKC, lower case. Unique. */
  readonly username_key: string;
  readonly name: string;
  readonly admin: number;
  readonly enabled: number;
  /** `scrypt$N$r$p$salt$hash`, both base64. */
  readonly password: string;
  readonly created_at: string;
  /** Changes with the password, so that what was signed in before can be told apart (specification D44). */
  readonly password_changed_at: string;
}
