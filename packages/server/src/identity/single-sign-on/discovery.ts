import { minuteMs } from '@form-portal/domain';
import { isConfidentialAddress } from '@form-portal/vault';
import { fetchText } from '../fetch-text.ts';
import { readMetadata, type ProviderMetadata } from './provider-keys.wire.ts';

interface Deps {
  readonly issuer: string;
  readonly now: () => Date;
}

/** The limits of what is fetched from a provider. */
export const providerLimits = { timeoutMs: 5000, maxBytes: 512 * 1024 };

const cacheMs = 10 * minuteMs;

/**
 * Creates the reader of the issuer's discovery document. It is cached for 10 minutes, and for longer while the provider does
 * not respond; simultaneous callers share one fetch.
 */
export function createDiscovery({ issuer, now }: Deps): () => Promise<ProviderMetadata> {
  let cached: { readonly metadata: ProviderMetadata; readonly at: number } | undefined;
  let fetching: Promise<ProviderMetadata> | undefined;

  async function fetchMetadata(): Promise<ProviderMetadata> {
    const at = now().getTime();
    try {
      const metadata = await fetchDocument(issuer);
      cached = { metadata, at };
      return metadata;
    } catch (error) {
      if (cached === undefined) throw error;
      return cached.metadata;
    } finally {
      fetching = undefined;
    }
  }

  return async () => {
    if (cached !== undefined && now().getTime() - cached.at < cacheMs) return cached.metadata;
    return (fetching ??= fetchMetadata());
  };
}

/** OpenID Connect Discovery section 4: the document must name this very issuer. */
async function fetchDocument(issuer: string): Promise<ProviderMetadata> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const metadata = readMetadata(await fetchText(address, providerLimits));
  if (metadata.issuer !== issuer) throw new Error(`${address} describes another issuer`);
  if (!isConfidentialAddress(metadata.jwksUrl)) throw new Error(`${address} names keys without https`);
  return metadata;
}
