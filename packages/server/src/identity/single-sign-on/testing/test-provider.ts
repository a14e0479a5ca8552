import { CompactSign, exportJWK, generateKeyPair, type CryptoKey, type JWK } from 'jose';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A key of an identity provider: the private half signs, the public half is published. */
export interface SigningKey {
  readonly privateKey: CryptoKey;
  readonly jwk: JWK;
}

/** Creates a key with an id. */
export async function newSigningKey(kid: string, alg = 'RS256'): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
  return { privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' } };
}

/** Members of a header or of claims; undefined ones are left out. */
export type Members = Readonly<Record<string, unknown>>;

/** Signs anything, however invalid. */
export async function sign(
  claims: unknown,
  { privateKey, jwk }: SigningKey,
  header: Members = {},
): Promise<string> {
  const payload = new TextEncoder().encode(JSON.stringify(claims));
  const { kid, alg } = jwk;
  return new CompactSign(payload).setProtectedHeader({ alg: alg!, kid: kid!, ...header }).sign(privateKey);
}

/** The time of a test in a token's unit, plus some seconds. */
export function instant(now: Date, seconds = 0): number {
  return Math.floor(now.getTime() / 1000) + seconds;
}

/** The part of an identity provider that the portal's server uses: metadata and keys over HTTP. */
export interface TestProvider {
  readonly issuer: string;
  /** The published metadata and keys; tests change them. */
  readonly published: {
    keys: JWK[];
    issuer: string;
    jwksUrl: string;
    namesIssuer: boolean;
    unavailable: boolean;
  };
  /** Requested paths, oldest first. */
  readonly asked: string[];
  close(): Promise<void>;
}

/** Starts the provider on a free port of this machine. */
export async function startProvider(keys: readonly SigningKey[]): Promise<TestProvider> {
  const asked: string[] = [];
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/tenant/v2.0`;
  const published = {
    keys: keys.map(({ jwk }) => jwk),
    issuer,
    jwksUrl: `${issuer}/keys`,
    namesIssuer: false,
    unavailable: false,
  };
  const responses: Readonly<Record<string, () => unknown>> = {
    '/tenant/v2.0/.well-known/openid-configuration': () => ({
      issuer: published.issuer,
      jwks_uri: published.jwksUrl,
      ...(published.namesIssuer && { authorization_response_iss_parameter_supported: true }),
    }),
    '/tenant/v2.0/keys': () => ({ keys: published.keys }),
  };
  server.on('request', ({ url = '' }, reply) => {
    asked.push(url);
    const response = published.unavailable ? undefined : responses[url]?.();
    reply.writeHead(response === undefined ? 503 : 200).end(JSON.stringify(response));
  });
  return { issuer, published, asked, close: () => server[Symbol.asyncDispose]() };
}
