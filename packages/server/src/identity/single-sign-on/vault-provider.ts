import { hourMs } from '@form-portal/domain';
import {
  isConfidentialAddress,
  VaultError,
  type VaultErrorCode,
  type VaultSignOn,
  type VaultSignOnConfiguration,
} from '@form-portal/vault';
import { unlessUnreachable } from '../../unless-unreachable.ts';
import type { SignOnProvider } from './sign-on-provider.ts';
import { IdentityRefusal, refuseUnless, type IdentityRefusalCode } from '../identity-refusal.ts';
import { readToken } from './token.wire.ts';

/** As long as the longest session: a token without an expiry is accepted once in this time (ms). */
const maxLifetimeMs = 10 * hourMs;

const refusals: ReadonlyMap<VaultErrorCode, IdentityRefusalCode> = new Map([
  ['credentials-rejected', 'vault.refused'],
  ['vault-closed', 'vault.closed'],
]);

/**
 * The identity provider of the vault's own configuration: the vault verifies its tokens and reports administrators
 * (specification D19). An ID token is bound to the browser by its nonce; for an access token only the cookie shows that this
 * browser began the sign-on.
 */
export function createVaultProvider(vault: VaultSignOn): SignOnProvider {
  const readConfiguration = async () => {
    const configuration = await unlessUnreachable(() => vault.readConfiguration(), undefined);
    return configuration !== undefined && isUsable(configuration) ? { ...configuration, issuer: '' } : null;
  };
  return {
    readConfiguration,
    namesIssuer: () => Promise.resolve(false),
    async identify({ token, nonce, at }) {
      refuseUnless(nonce !== undefined, 'browser.unknown');
      const content = readToken(token);
      const tokenNonce = content?.nonce;
      const isId = (await readConfiguration())?.tokenKind === 'id';
      refuseUnless(
        isId ? tokenNonce === nonce : tokenNonce === undefined || tokenNonce === nonce,
        'token.nonce',
      );
      const { id, name, admin } = await vault.signIn(token).catch(throwRefusal);
      const expiresAt = content?.expiresAt ?? at.getTime() + maxLifetimeMs;
      const user = { type: 'cloud', name, admin } as const;
      // The session ends with the token: the vault keeps checking it, and does not recognise the person once it has expired.
      return { user, account: id, subject: '', expiresAt, session: 'ends-with-token' };
    },
  };
}

function throwRefusal(error: unknown): never {
  const code = error instanceof VaultError && refusals.get(error.code);
  throw code ? new IdentityRefusal(code) : error;
}

function isUsable({ authorizationEndpoint, tokenEndpoint }: VaultSignOnConfiguration): boolean {
  return [authorizationEndpoint, tokenEndpoint].every(isConfidentialAddress);
}
