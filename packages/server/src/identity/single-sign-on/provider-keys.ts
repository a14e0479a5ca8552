import { minuteMs, secondMs } from '@form-portal/domain';
import { createLocalJWKSet, errors, type CompactVerifyGetKey, type LocalJWKSet } from 'jose';
import type { OAuthConfig } from '../../config/oauth-config.ts';
import { fetchText } from '../fetch-text.ts';
import { providerLimits } from './discovery.ts';
import { readKeySet, type ProviderMetadata } from './provider-keys.wire.ts';

/** Finds the key that signed a token among those of the identity provider; throws `KeysUnavailableError`, or another error when there is none. */
export type FindKey = CompactVerifyGetKey;

/** The keys of the identity provider could not be fetched: nobody can sign in for now, whatever their token. */
export class KeysUnavailableError extends Error {
  constructor(cause: unknown) {
    super('The keys of the identity provider could not be fetched', { cause });
    this.name = 'KeysUnavailableError';
  }
}

interface Deps {
  readonly oauth: Pick<OAuthConfig, 'jwksUrl'>;
  /** Reads the discovery document. */
  readonly discover: () => Promise<ProviderMetadata>;
  readonly now: () => Date;
}

/** Cache lifetime of keys (ms): a key withdrawn by the provider is dropped after this. */
const cacheMs = 10 * minuteMs;

/** Keys roll over without notice, but a token can name any key: an unknown one triggers a fetch at most this often (ms). */
const minRefetchMs = 30 * secondMs;

/** Creates the key finder: keys come from the issuer's discovery document unless their address is configured, and are cached. */
export function createProviderKeys({ oauth, discover, now }: Deps): FindKey {
  let cached: { readonly keys: LocalJWKSet; readonly at: number } | undefined;
  let fetching: Promise<LocalJWKSet> | undefined;

  async function fetchKeys(): Promise<LocalJWKSet> {
    const at = now().getTime();
    try {
      const address = oauth.jwksUrl ?? (await discover()).jwksUrl;
      const keys = createLocalJWKSet(readKeySet(await fetchText(address, providerLimits)));
      cached = { keys, at };
      return keys;
    } catch (error) {
      throw new KeysUnavailableError(error);
    } finally {
      fetching = undefined;
    }
  }

  /** Simultaneous callers share one fetch. */
  function freshKeys(): Promise<LocalJWKSet> {
    return (fetching ??= fetchKeys());
  }

  function ageMs(): number {
    return cached === undefined ? Number.POSITIVE_INFINITY : now().getTime() - cached.at;
  }

  return async (header, token) => {
    const keys = cached !== undefined && ageMs() < cacheMs ? cached.keys : await freshKeys();
    try {
      return await keys(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || ageMs() < minRefetchMs) throw error;
      return (await freshKeys())(header, token);
    }
  };
}
