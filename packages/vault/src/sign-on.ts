import type { VaultAccount } from './port.ts';

/** How people sign on at the identity provider of a vault (docs/protocols/m-files.md#single-sign-on): all that a browser may be told. */
export interface VaultSignOnConfiguration {
  readonly clientId: string;
  /** May be empty. */
  readonly scope: string;
  readonly authorizationEndpoint: string;
  readonly tokenEndpoint: string;
  /** Which token the vault takes. */
  readonly tokenKind: 'id' | 'access';
  /** Empty: the provider is not told. */
  readonly prompt: string;
}

/** Single sign-on of the vault's own. Every method throws only `VaultError`. */
export interface VaultSignOn {
  /** Undefined: the vault offers none that a browser alone can use. Known for some minutes. */
  readConfiguration(): Promise<VaultSignOnConfiguration | undefined>;

  /**
   * The account of a token that the provider gave. Errors: `credentials-rejected` when the vault does not trust the token or knows
   * nobody by it, `vault-closed` when it knows the person and does not let them in.
   */
  signIn(token: string): Promise<VaultAccount>;
}
