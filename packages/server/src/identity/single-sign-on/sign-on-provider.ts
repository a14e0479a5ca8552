import type { User } from '@form-portal/domain';
import type { VaultSignOnConfiguration } from '@form-portal/vault';
import type { OAuthConfig } from '../../config/oauth-config.ts';
import { checkToken, type SubmittedToken } from './check-token.ts';
import type { FindKey } from './provider-keys.ts';
import { cloudUser } from './cloud-user.ts';
import type { ProviderMetadata } from './provider-keys.wire.ts';

/** The settings with which a browser begins a sign-on. */
export interface SignOnConfiguration extends VaultSignOnConfiguration {
  /** Empty: not known. */
  readonly issuer: string;
}

/** The result of a sign-on. */
export interface SignOnResult {
  readonly user: User;
  /** The vault's id of the account; null for people without a vault account. */
  readonly account: string | null;
  /** The immutable identifier of the person at the provider; empty when only the vault has it. */
  readonly subject: string;
  /** When the token expires (ms since 1970). */
  readonly expiresAt: number;
  /** Length of the session that a verified token starts: the usual one, or until the token expires. */
  readonly session: 'usual' | 'ends-with-token';
}

/** An identity provider, and how its tokens are verified. */
export interface SignOnProvider {
  /** Null when nobody can sign on at the moment. */
  readConfiguration(): Promise<SignOnConfiguration | null>;
  /** Whether it announces that it names itself in the address of the callback (RFC 9207). */
  namesIssuer(): Promise<boolean>;
  /**
   * Identifies the person of a token. Throws `IdentityRefusal`; `KeysUnavailableError` or `VaultError` when it cannot be verified at
   * the moment.
   */
  identify(submitted: SubmittedToken): Promise<SignOnResult>;
}

/** The identity provider of the portal's own configuration: the portal verifies its tokens. */
export function createConfiguredProvider(
  oauth: OAuthConfig,
  { findKey, discover }: { readonly findKey: FindKey; readonly discover: () => Promise<ProviderMetadata> },
): SignOnProvider {
  return {
    readConfiguration: () => Promise.resolve(oauth),
    async namesIssuer() {
      // A provider whose keys have an address of their own needs no discovery document.
      if (oauth.jwksUrl !== null) return false;
      try {
        return (await discover()).namesIssuer;
      } catch {
        // No sign-on ends in the meantime: the address of the keys is in the document too.
        return false;
      }
    },
    async identify(submitted) {
      const checked = await checkToken(oauth, findKey, submitted);
      const { subject, expiresAt } = checked;
      return { user: cloudUser(checked, oauth), account: null, subject, expiresAt, session: 'usual' };
    },
  };
}
