import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';

const least = {
  PORTAL_PUBLIC_URL: 'https://forms.example.org',
  PORTAL_OAUTH_CLIENT_ID: 'portal',
  PORTAL_OAUTH_SCOPE: 'openid profile',
  PORTAL_OAUTH_AUTHORIZATION_ENDPOINT: 'https://login.example.org/authorize',
  PORTAL_OAUTH_TOKEN_ENDPOINT: 'https://login.example.org/token',
  PORTAL_OAUTH_USE_ID_TOKEN: 'true',
  PORTAL_OAUTH_ISSUER: 'https://login.example.org/Tenant/v2.0',
};
const withAccessToken = { ...least, PORTAL_OAUTH_USE_ID_TOKEN: 'false' };

describe('the configuration of single sign-on', () => {
  it('is off when nothing is set', () => {
    expect(readConfig({}).config?.oauth).toBeNull();
  });

  it('requires client, scope, endpoints, token and issuer; everything else has a default', () => {
    expect(readConfig(least).config?.oauth).toEqual({
      clientId: 'portal',
      scope: 'openid profile',
      authorizationEndpoint: 'https://login.example.org/authorize',
      tokenEndpoint: 'https://login.example.org/token',
      tokenKind: 'id',
      issuer: 'https://login.example.org/Tenant/v2.0',
      jwksUrl: null,
      audience: 'portal',
      prompt: 'select_account',
      adminClaim: 'roles',
      adminValues: [],
    });
    expect(readConfig(least).warnings).toEqual([]);
  });

  it('reports everything missing at once', () => {
    const { PORTAL_OAUTH_CLIENT_ID } = least;

    expect(readConfig({ PORTAL_OAUTH_CLIENT_ID })).toMatchObject({
      config: null,
      problems: [
        expect.stringContaining('PORTAL_OAUTH_SCOPE is not set'),
        expect.stringContaining('PORTAL_OAUTH_AUTHORIZATION_ENDPOINT is not set'),
        expect.stringContaining('PORTAL_OAUTH_TOKEN_ENDPOINT is not set'),
        expect.stringContaining('PORTAL_OAUTH_USE_ID_TOKEN is not set'),
        expect.stringContaining('PORTAL_OAUTH_ISSUER is not set'),
      ],
    });
  });

  it.each([
    ['PORTAL_OAUTH_AUTHORIZATION_ENDPOINT', 'http://login.example.org/authorize'],
    ['PORTAL_OAUTH_TOKEN_ENDPOINT', 'http://login.example.org/token'],
    ['PORTAL_OAUTH_TOKEN_ENDPOINT', '/token'],
    ['PORTAL_OAUTH_ISSUER', 'http://login.example.org'],
    ['PORTAL_OAUTH_ISSUER', 'https://login.microsoftonline.com/common/v2.0'],
    ['PORTAL_OAUTH_ISSUER', 'https://login.microsoftonline.com/{tenantid}/v2.0'],
    ['PORTAL_OAUTH_JWKS_URL', 'http://login.example.org/keys'],
    ['PORTAL_OAUTH_USE_ID_TOKEN', 'perhaps'],
    ['PORTAL_OAUTH_SCOPE', 'profile'],
    ['PORTAL_OAUTH_AUDIENCE', 'api://somebody'],
  ])('refuses %s=%s with one line', (name, value) => {
    expect(readConfig({ ...least, [name]: value })).toMatchObject({
      config: null,
      problems: [expect.stringContaining(`${name} is '${value}'`)],
    });
  });

  it.each([
    ['PORTAL_OAUTH_PROMPT', '', { prompt: '' }],
    ['PORTAL_OAUTH_PROMPT', 'login', { prompt: 'login' }],
    ['PORTAL_OAUTH_JWKS_URL', 'http://localhost:8181/jwks', { jwksUrl: 'http://localhost:8181/jwks' }],
    ['PORTAL_OAUTH_ADMIN_VALUES', 'FormPortal.Admin, Boss', { adminValues: ['FormPortal.Admin', 'Boss'] }],
    ['PORTAL_OAUTH_ADMIN_VALUES', ' , ', { adminValues: [] }],
    ['PORTAL_OAUTH_ADMIN_CLAIM', 'oid', { adminClaim: 'oid' }],
  ])('reads %s=%s', (name, value, expected) => {
    expect(readConfig({ ...least, [name]: value }).config?.oauth).toMatchObject(expected);
  });

  it('accepts a separate audience for access tokens', () => {
    const environment = { ...withAccessToken, PORTAL_OAUTH_AUDIENCE: 'api://portal' };

    expect(readConfig(environment).config?.oauth).toMatchObject({
      tokenKind: 'access',
      audience: 'api://portal',
    });
  });

  it('warns of access tokens that would be for the provider’s own API, and of settings without effect', () => {
    expect(readConfig(withAccessToken).warnings).toContainEqual(
      expect.stringContaining('add a scope of your own API or set PORTAL_OAUTH_USE_ID_TOKEN=true'),
    );
    expect(readConfig({ PORTAL_OAUTH_SCOPE: 'openid' }).warnings).toContainEqual(
      expect.stringContaining('single sign-on is off'),
    );
  });
});
