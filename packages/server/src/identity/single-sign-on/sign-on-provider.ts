import type { User } from '@form-portal/domain';
import type { OAuthConfig } from '../../config/oauth-config.ts';
import { checkToken, type BroughtToken, type FindKey } from './check-token.ts';
import { cloudUser } from './cloud-user.ts';

/** What a browser is told to begin a sign-on. */
export type SignOnConfiguration = Pick<
  OAuthConfig,
  'clientId' | 'scope' | 'authorizationEndpoint' | 'tokenEndpoint' | 'tokenKind' | 'prompt'
>;

/** Somebody who signed on. */
export interface SignedOn {
  readonly user: User;
  /** The vault's id of the account; null for people whom the vault does not know. */
  readonly account: string | null;
  /** The lasting name of the person at the provider; empty where the vault alone knows it. */
  readonly subject: string;
  /** When the token ends (ms since 1970). */
  readonly expiresAt: number;
  /** What the token is good for once it was verified: a session of the usual length, or one that ends with it. */
  readonly session: 'usual' | 'ends-with-token';
}

/** Who vouches for people, and how. */
export interface SignOnProvider {
  /** Null: nobody can sign on for now. */
  readConfiguration(): Promise<SignOnConfiguration | null>;
  /** Whom a token names. Throws `IdentityRefusal`; `KeysUnavailable` or `VaultError` when nobody can be asked. */
  identify(brought: BroughtToken): Promise<SignedOn>;
}

/** The identity provider of the portal's own configuration: the portal verifies its tokens. */
export function createConfiguredProvider(oauth: OAuthConfig, findKey: FindKey): SignOnProvider {
  return {
    readConfiguration: () => Promise.resolve(oauth),
    async identify(brought) {
      const checked = await checkToken(oauth, findKey, brought);
      const { subject, expiresAt } = checked;
      return { user: cloudUser(checked, oauth), account: null, subject, expiresAt, session: 'usual' };
    },
  };
}
