import type { JSONWebKeySet } from 'jose';
import * as z from 'zod';

const metadataSchema = z.looseObject({
  issuer: z.string(),
  jwks_uri: z.string(),
  authorization_response_iss_parameter_supported: z.optional(z.boolean()),
});

/** What the portal uses of a provider's metadata. */
export interface ProviderMetadata {
  readonly issuer: string;
  readonly jwksUrl: string;
  /** Whether it names itself in the address of the callback (RFC 9207 section 3). */
  readonly namesIssuer: boolean;
}

const keySetSchema = z.object({
  keys: z.array(z.looseObject({ kty: z.string(), kid: z.optional(z.string()) })),
});

/** Parses an identity provider's metadata (OpenID Connect Discovery section 3). Throws when it is invalid. */
export function readMetadata(text: string): ProviderMetadata {
  const { issuer, jwks_uri, ...announced } = metadataSchema.parse(JSON.parse(text));
  const namesIssuer = announced.authorization_response_iss_parameter_supported === true;
  return { issuer, jwksUrl: jwks_uri, namesIssuer };
}

/** Parses the keys of a provider (RFC 7517 section 5). Throws when it is not a key set. */
export function readKeySet(text: string): JSONWebKeySet {
  return keySetSchema.parse(JSON.parse(text)) as JSONWebKeySet;
}
