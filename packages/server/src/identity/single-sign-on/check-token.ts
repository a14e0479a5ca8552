import { minuteMs } from '@form-portal/domain';
import { compactVerify } from 'jose';
import type { OAuthConfig } from '../../config/oauth-config.ts';
import { IdentityRefusal, refuseUnless } from '../identity-refusal.ts';
import { KeysUnavailableError, type FindKey } from './provider-keys.ts';
import { readToken, type TokenContent } from './token.wire.ts';

/** The settings that tokens must match. */
export type ExpectedToken = Pick<OAuthConfig, 'clientId' | 'tokenKind' | 'issuer' | 'audience'>;

/** A token submitted by a browser. */
export interface SubmittedToken {
  readonly token: string;
  /** The nonce of this browser; undefined when it began no sign-on. */
  readonly nonce: string | undefined;
  readonly at: Date;
}

/** A verified token. */
export interface CheckedToken extends TokenContent {
  readonly subject: string;
  readonly expiresAt: number;
}

/** Public-key signatures that every provider offers; never `none`, never a shared secret (ASVS 9.1.2). */
const algorithms = ['RS256', 'PS256', 'ES256'];

/** Allowed clock skew (ms). */
export const clockSkewMs = minuteMs;

/** A sign-on is recent: people come straight from the provider. */
const maxAgeMs = 10 * minuteMs;

/** Microsoft Graph's audiences: nobody else can verify its tokens. */
const graphAudiences: readonly string[] = [
  '00000003-0000-0000-c000-000000000000',
  'https://graph.microsoft.com',
  'https://graph.microsoft.com/',
];

/** Issuers of Entra ID name the tenant in their address. */
const entraIssuer =
  /^https:\/\/(?:login\.microsoftonline\.[a-z]+|sts\.windows\.net)\/([^/]+)(?:\/v2\.0|\/)?$/;

/** Verifies a token (docs/protocols/sign-on.md#tokens). Throws an `IdentityRefusal`. */
export async function checkToken(
  expected: ExpectedToken,
  findKey: FindKey,
  { token, nonce, at }: SubmittedToken,
): Promise<CheckedToken> {
  const checked = await checkBearer(expected, findKey, { token, at });
  const { issuedAt } = checked;
  refuseUnless(issuedAt !== undefined && at.getTime() - issuedAt <= maxAgeMs + clockSkewMs, 'token.too-old');
  refuseUnless(nonce !== undefined, 'browser.unknown');
  refuseUnless(expected.tokenKind === 'access' || checked.nonce === nonce, 'token.nonce');
  return checked;
}

/** Verifies a token that a program sends with each request until it expires, without a browser. Throws an `IdentityRefusal`. */
export async function checkBearer(
  expected: ExpectedToken,
  findKey: FindKey,
  { token, at }: Pick<SubmittedToken, 'token' | 'at'>,
): Promise<CheckedToken> {
  const content = readToken(token);
  if (content === undefined) throw new IdentityRefusal('token.form');
  refuseUnless(algorithms.includes(content.algorithm), 'token.algorithm');
  refuseUnless(!content.hasExtension, 'token.extension');
  refuseUnless(!content.audiences.some((audience) => graphAudiences.includes(audience)), 'token.foreign-api');
  await checkSignature(token, findKey);
  checkParties(expected, content);
  checkKind(expected, content);
  const expiresAt = checkTimes(content, at.getTime());
  return { ...content, subject: checkPerson(expected, content), expiresAt };
}

async function checkSignature(token: string, findKey: FindKey): Promise<void> {
  try {
    await compactVerify(token, findKey, { algorithms });
  } catch (error) {
    if (error instanceof KeysUnavailableError) throw error;
    // A key of the provider that cannot be used, such as a short one, is no `JOSEError`.
    throw new IdentityRefusal('token.signature');
  }
}

function checkParties({ issuer, audience, clientId }: ExpectedToken, content: TokenContent): void {
  refuseUnless(content.issuer === issuer, 'token.issuer');
  refuseUnless(content.audiences.includes(audience), 'token.audience');
  refuseUnless(content.clients.length > 0 || content.audiences.length === 1, 'token.client');
  refuseUnless(
    content.clients.every((client) => client === clientId),
    'token.client',
  );
}

/** RFC 9068 marks access tokens by their type; others have a scope or state their use. No access token has a nonce. */
function checkKind({ tokenKind }: ExpectedToken, { type, nonce, hasScope, use }: TokenContent): void {
  const isMarked = type === 'at+jwt' || type === 'application/at+jwt';
  const isKind =
    tokenKind === 'id'
      ? !isMarked && !hasScope && (use === undefined || use === 'id')
      : use !== 'id' && nonce === undefined && (isMarked || hasScope || use === 'access');
  refuseUnless(isKind, 'token.kind');
}

function checkTimes({ expiresAt, notBefore, issuedAt }: TokenContent, now: number): number {
  refuseUnless(expiresAt !== undefined && now < expiresAt + clockSkewMs, 'token.expired');
  refuseUnless(notBefore === undefined || notBefore <= now + clockSkewMs, 'token.not-yet');
  refuseUnless(issuedAt !== undefined && issuedAt <= now + clockSkewMs, 'token.too-old');
  return expiresAt;
}

function checkPerson({ issuer }: ExpectedToken, { subject, tenant }: TokenContent): string {
  refuseUnless(subject !== undefined && subject !== '', 'token.subject');
  const expectedTenant = entraIssuer.exec(issuer)?.[1];
  refuseUnless(expectedTenant === undefined || tenant === expectedTenant, 'token.tenant');
  return subject;
}
