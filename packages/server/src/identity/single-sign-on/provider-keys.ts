import { createLocalJWKSet, errors, type LocalJWKSet } from 'jose';
import { isConfidentialAddress } from '../../config/confidential-address.ts';
import type { OAuthConfig } from '../../config/oauth-config.ts';
import { fetchText } from '../fetch-text.ts';
import type { FindKey } from './check-token.ts';
import { readKeySet, readMetadata } from './provider-keys.wire.ts';

/** The keys of the identity provider could not be fetched: nobody can sign in for now, whatever their token is. */
export class KeysUnavailable extends Error {
  constructor(cause: unknown) {
    super('The keys of the identity provider could not be fetched', { cause });
    this.name = 'KeysUnavailable';
  }
}

interface Deps {
  readonly oauth: Pick<OAuthConfig, 'issuer' | 'jwksUrl'>;
  readonly now: () => Date;
}

/** How long keys are believed: one that the provider withdrew is gone after this. */
const believedMs = 10 * 60_000;

/** Keys roll without notice, but a token can name any key: an unknown one asks the provider at most this often. */
const patienceMs = 30_000;

const limits = { timeoutMs: 5000, maxBytes: 512 * 1024 };

/** Makes the finder of keys: by discovery from the issuer unless their address is configured, and kept for a while. */
export function createProviderKeys({ oauth, now }: Deps): FindKey {
  let known: { readonly keys: LocalJWKSet; readonly at: number } | undefined;
  let fetching: Promise<LocalJWKSet> | undefined;

  async function fetchKeys(): Promise<LocalJWKSet> {
    const at = now().getTime();
    try {
      const address = oauth.jwksUrl ?? (await discover(oauth.issuer));
      const keys = createLocalJWKSet(readKeySet(await fetchText(address, limits)));
      known = { keys, at };
      return keys;
    } catch (error) {
      throw new KeysUnavailable(error);
    } finally {
      fetching = undefined;
    }
  }

  /** Everybody who asks at the same moment waits for the same answer. */
  function freshKeys(): Promise<LocalJWKSet> {
    return (fetching ??= fetchKeys());
  }

  function ageMs(): number {
    return known === undefined ? Number.POSITIVE_INFINITY : now().getTime() - known.at;
  }

  return async (header, token) => {
    const keys = known !== undefined && ageMs() < believedMs ? known.keys : await freshKeys();
    try {
      return await keys(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || ageMs() < patienceMs) throw error;
      return (await freshKeys())(header, token);
    }
  };
}

/** OpenID Connect Discovery section 4: what answers there must be this very issuer. */
async function discover(issuer: string): Promise<string> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const metadata = readMetadata(await fetchText(address, limits));
  if (metadata.issuer !== issuer) throw new Error(`${address} describes another issuer`);
  if (!isConfidentialAddress(metadata.jwksUrl)) throw new Error(`${address} names keys without https`);
  return metadata.jwksUrl;
}
