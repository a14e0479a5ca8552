import { createLocalJWKSet } from 'jose';
import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testStart } from '../../testing/test-system-deps.ts';
import { checkToken, type SubmittedToken, type ExpectedToken } from './check-token.ts';
import { instant, newSigningKey, sign, type Members } from './testing/test-provider.ts';
import { IdentityRefusal } from '../identity-refusal.ts';

const key = await newSigningKey('current');
const elliptic = await newSigningKey('elliptic', 'ES256');
const long = await newSigningKey('long', 'RS512');
const stranger = await newSigningKey('current');
const findKey = createLocalJWKSet({ keys: [key, elliptic, long].map(({ jwk }) => jwk) });

const now = new Date(testStart);
const at = (seconds: number) => instant(now, seconds);
const tenant = '11111111-2222-3333-4444-555555555555';
const issuer = `https://login.microsoftonline.com/${tenant}/v2.0`;

const forId: ExpectedToken = { clientId: 'portal', audience: 'portal', tokenKind: 'id', issuer };
const forAccess: ExpectedToken = { ...forId, audience: 'api://portal', tokenKind: 'access' };

/** Valid tokens: each row below changes a single property, so that only its own check can detect it. */
const idToken: Members = {
  iss: issuer,
  aud: 'portal',
  sub: 'person-1',
  tid: tenant,
  nonce: 'of this browser',
  name: 'Maria',
  iat: at(-5),
  nbf: at(-5),
  exp: at(3600),
};
const accessToken: Members = { ...idToken, aud: 'api://portal', nonce: undefined, scp: 'forms' };

interface Changes {
  readonly claims?: Members;
  readonly header?: Members;
}

async function outcomeOf(
  expected: ExpectedToken,
  token: string,
  submitted: Partial<SubmittedToken> = {},
): Promise<string> {
  try {
    const { subject } = await checkToken(expected, findKey, {
      token,
      nonce: 'of this browser',
      at: now,
      ...submitted,
    });
    return subject;
  } catch (error) {
    if (error instanceof IdentityRefusal) return error.code;
    throw error;
  }
}

const idOutcome = async ({ claims, header }: Changes = {}) =>
  outcomeOf(forId, await sign({ ...idToken, ...claims }, key, header));
const accessOutcome = async ({ claims, header }: Changes = {}) =>
  outcomeOf(forAccess, await sign({ ...accessToken, ...claims }, key, header));

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('an ID token', () => {
  it('is accepted when it is valid', async () => {
    expect(await idOutcome()).toBe('person-1');
    expect(await idOutcome({ header: { typ: 'JWT' }, claims: { token_use: 'id' } })).toBe('person-1');
    expect(await outcomeOf(forId, await sign(idToken, elliptic))).toBe('person-1');
  });

  it.each<[string, Changes, string]>([
    ['another issuer', { claims: { iss: 'https://login.example.org' } }, 'token.issuer'],
    ['an issuer with another last character', { claims: { iss: `${issuer}/` } }, 'token.issuer'],
    ['an issuer in capitals', { claims: { iss: issuer.toUpperCase() } }, 'token.issuer'],
    ['no issuer', { claims: { iss: undefined } }, 'token.issuer'],
    ['another audience', { claims: { aud: 'shop' } }, 'token.audience'],
    ['an audience in capitals', { claims: { aud: 'PORTAL' } }, 'token.audience'],
    ['no audience', { claims: { aud: undefined } }, 'token.audience'],
    ['an empty list of audiences', { claims: { aud: [] } }, 'token.audience'],
    ['Microsoft Graph as audience', { claims: { aud: 'https://graph.microsoft.com' } }, 'token.foreign-api'],
    ['several audiences and no client', { claims: { aud: ['portal', 'shop'] } }, 'token.client'],
    [
      'several audiences and another client',
      { claims: { aud: ['portal', 'shop'], azp: 'shop' } },
      'token.client',
    ],
    ['another client', { claims: { azp: 'shop' } }, 'token.client'],
    ['a client of each kind', { claims: { azp: 'portal', appid: 'shop' } }, 'token.client'],
    ['the type of an access token', { header: { typ: 'at+jwt' } }, 'token.kind'],
    ['the long type of an access token', { header: { typ: 'application/AT+JWT' } }, 'token.kind'],
    ['a scope', { claims: { scp: 'forms' } }, 'token.kind'],
    ['use as an access token', { claims: { token_use: 'access' } }, 'token.kind'],
    ['no end', { claims: { exp: undefined } }, 'token.expired'],
    ['no moment of issue', { claims: { iat: undefined } }, 'token.too-old'],
    ['no subject', { claims: { sub: undefined } }, 'token.subject'],
    ['an empty subject', { claims: { sub: '' } }, 'token.subject'],
    ['another tenant', { claims: { tid: '99999999-2222-3333-4444-555555555555' } }, 'token.tenant'],
    ['no tenant', { claims: { tid: undefined } }, 'token.tenant'],
    ['another nonce', { claims: { nonce: 'of another browser' } }, 'token.nonce'],
    ['no nonce', { claims: { nonce: undefined } }, 'token.nonce'],
    ['a payload marked as encoded', { header: { b64: true, crit: ['b64'] } }, 'token.extension'],
    ['a payload marked as not encoded', { header: { b64: false } }, 'token.extension'],
    ['a claim of another type', { claims: { exp: '2099' } }, 'token.form'],
  ])('with %s is refused', async (_, changes, code) => {
    expect(await idOutcome(changes)).toBe(code);
  });

  it('is refused in a browser that began no sign-on', async () => {
    expect(await outcomeOf(forId, await sign(idToken, key), { nonce: undefined })).toBe('browser.unknown');
  });

  it('may have several audiences when it names the portal as its client', async () => {
    expect(await idOutcome({ claims: { aud: ['shop', 'portal'], azp: 'portal' } })).toBe('person-1');
  });

  it('needs no tenant when issuers name none', async () => {
    const elsewhere = 'https://login.example.org';
    const token = await sign({ ...idToken, iss: elsewhere, tid: undefined }, key);

    expect(await outcomeOf({ ...forId, issuer: elsewhere }, token)).toBe('person-1');
  });

  it.each<[string, Members, string]>([
    ['that ends in a second', { exp: at(1) }, 'person-1'],
    ['that ended less than a minute ago', { exp: at(-59) }, 'person-1'],
    ['that ended a minute ago', { exp: at(-60) }, 'token.expired'],
    ['that begins in a minute', { nbf: at(60) }, 'person-1'],
    ['that begins later', { nbf: at(61) }, 'token.not-yet'],
    ['without a beginning', { nbf: undefined }, 'person-1'],
    ['issued a minute ahead of our clock', { iat: at(60) }, 'person-1'],
    ['issued further ahead', { iat: at(61) }, 'token.too-old'],
    ['issued eleven minutes ago', { iat: at(-660) }, 'person-1'],
    ['issued before that', { iat: at(-661) }, 'token.too-old'],
  ])('%s: allows one minute of clock skew', async (_, claims, expected) => {
    expect(await idOutcome({ claims })).toBe(expected);
  });
});

describe('an access token', () => {
  it('is accepted when it is valid', async () => {
    expect(await accessOutcome()).toBe('person-1');
    expect(await accessOutcome({ header: { typ: 'at+jwt' }, claims: { scp: undefined } })).toBe('person-1');
    expect(await accessOutcome({ claims: { scp: undefined, token_use: 'access' } })).toBe('person-1');
    expect(await accessOutcome({ claims: { appid: 'portal' } })).toBe('person-1');
  });

  it.each<[string, Changes, string]>([
    ['nothing that marks it as one', { claims: { scp: undefined } }, 'token.kind'],
    ['the nonce of an ID token', { claims: { nonce: 'of this browser' } }, 'token.kind'],
    ['use as an ID token', { claims: { token_use: 'id' } }, 'token.kind'],
    ['the client as audience', { claims: { aud: 'portal' } }, 'token.audience'],
    ['another client', { claims: { client_id: 'shop' } }, 'token.client'],
  ])('with %s is refused', async (_, changes, code) => {
    expect(await accessOutcome(changes)).toBe(code);
  });

  it('is refused in a browser that began no sign-on', async () => {
    const token = await sign(accessToken, key);

    expect(await outcomeOf(forAccess, token, { nonce: undefined })).toBe('browser.unknown');
  });
});

describe('a signature', () => {
  it.each<[string, () => Promise<string> | string, string]>([
    ['by a stranger under a known id', () => sign(idToken, stranger), 'token.signature'],
    [
      'by a stranger who brings the key along',
      () => sign(idToken, stranger, { jwk: stranger.jwk }),
      'token.signature',
    ],
    [
      'by a stranger who names where the key is',
      () => sign(idToken, stranger, { jku: 'https://evil.example/keys', x5u: 'https://evil.example/crt' }),
      'token.signature',
    ],
    ['under an unknown id', () => sign(idToken, key, { kid: 'other' }), 'token.signature'],
    [
      'by a key meant for another algorithm',
      () => sign(idToken, key, { kid: 'elliptic' }),
      'token.signature',
    ],
    ['by an algorithm that is not allowed', () => sign(idToken, long), 'token.algorithm'],
    [
      'that is missing',
      () => `${encode({ alg: 'RS256', kid: 'current' })}.${encode(idToken)}.`,
      'token.signature',
    ],
    [
      'together with a header that must be understood',
      () => `${encode({ alg: 'RS256', kid: 'current', crit: ['exp'] })}.${encode(idToken)}.`,
      'token.extension',
    ],
    ['by nobody', () => `${encode({ alg: 'none' })}.${encode(idToken)}.`, 'token.algorithm'],
    [
      'by nobody, with “none” in mixed case',
      () => `${encode({ alg: 'nOnE' })}.${encode(idToken)}.`,
      'token.algorithm',
    ],
    [
      'by the public key as a shared secret',
      () => {
        const signed = `${encode({ alg: 'HS256', kid: 'current' })}.${encode(idToken)}`;
        const mac = createHmac('sha256', JSON.stringify(key.jwk)).update(signed).digest('base64url');
        return `${signed}.${mac}`;
      },
      'token.algorithm',
    ],
    [
      'of other claims',
      async () => {
        const [header, , signature] = (await sign(idToken, key)).split('.');
        return `${header}.${encode({ ...idToken, sub: 'somebody else' })}.${signature}`;
      },
      'token.signature',
    ],
  ])('%s is refused', async (_, token, code) => {
    expect(await outcomeOf(forId, await token())).toBe(code);
  });

  it.each([
    '',
    'token',
    'a.b',
    'a.b.c',
    'a.b.c.d.e',
    `${encode({ alg: 'RS256' })}.${encode('text')}.x`,
    `${encode({ alg: 'RS256' })}.${encode(null)}.x`,
    `${encode({ alg: 1 })}.${encode(idToken)}.x`,
    `${encode(idToken)}.x`,
  ])('is not looked for in %j', async (token) => {
    expect(await outcomeOf(forId, token)).toBe('token.form');
  });
});

describe('a token that names a key of the provider which cannot be used', () => {
  it.each([
    ['is too short', { n: Buffer.alloc(128, 255).toString('base64url') }],
    ['has an empty modulus', { n: '' }],
    ['has a modulus that is no number', { n: '%' }],
  ])('is refused, like one with a wrong signature, when it %s', async (_, changes) => {
    const broken = createLocalJWKSet({ keys: [{ ...key.jwk, ...changes }] });
    const token = await sign(idToken, key);

    await expect(
      checkToken(forId, broken, { token, nonce: 'of this browser', at: now }),
    ).rejects.toMatchObject({ code: 'token.signature' });
  });
});
