import type { JSONWebKeySet } from 'jose';
import * as z from 'zod';

const metadataSchema = z.looseObject({ issuer: z.string(), jwks_uri: z.string() });

const keySetSchema = z.object({
  keys: z.array(z.looseObject({ kty: z.string(), kid: z.optional(z.string()) })),
});

/** Parses an identity provider's metadata (OpenID Connect Discovery section 3). Throws when it is invalid. */
export function readMetadata(text: string): { readonly issuer: string; readonly jwksUrl: string } {
  const { issuer, jwks_uri } = metadataSchema.parse(JSON.parse(text));
  return { issuer, jwksUrl: jwks_uri };
}

/** Parses the keys of a provider (RFC 7517 section 5). Throws when it is not a key set. */
export function readKeySet(text: string): JSONWebKeySet {
  return keySetSchema.parse(JSON.parse(text)) as JSONWebKeySet;
}
