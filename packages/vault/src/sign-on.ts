import type { VaultAccount } from './port.ts';

/**
 * How people sign on at the identity provider of a vault (docs/protocols/m-files.md#single-sign-on), limited to what a browser
 * may know.
 */
export interface VaultSignOnConfiguration {
  readonly clientId: string;
  /** May be empty. */
  readonly scope: string;
  readonly authorizationEndpoint: string;
  readonly tokenEndpoint: string;
  /** Which token the vault accepts. */
  readonly tokenKind: 'id' | 'access';
  /** Empty when not sent to the provider. */
  readonly prompt: string;
}

/** The vault's own single sign-on. Every method throws only `VaultError`. */
export interface VaultSignOn {
  /** Undefined when the vault offers no method that a browser alone can use. Cached for some minutes. */
  readConfiguration(): Promise<VaultSignOnConfiguration | undefined>;

  /**
   * Returns the account for a token of the provider. Errors: `credentials-rejected` when the vault does not trust the token or
   * knows no account for it, `vault-closed` when the account exists but has no access.
   */
  signIn(token: string): Promise<VaultAccount>;
}
