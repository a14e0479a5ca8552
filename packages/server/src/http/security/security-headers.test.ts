import { describe, expect, it } from 'vitest';
import { describePortalOnSqlite, testAdmin } from '../../testing/app-under-test.ts';

const everywhere = ['/', '/login', '/nothing', '/api/forms', '/api/nothing', '/healthz', '/flags/fi.svg'];

describePortalOnSqlite('responses', (given) => {
  it.each(everywhere)('of %s carry the strict headers', async (path) => {
    const { headers } = await given().client().get(path);

    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'x-permitted-cross-domain-policies': 'none',
      'content-security-policy': expect.stringMatching(
        /^default-src '(self|none)'.*; frame-ancestors 'none'/,
      ),
    });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
  });

  it('allow no inline script, and only the page’s own inline styles', async () => {
    const { headers } = await given().client().get('/');

    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/]{43}='/);
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("form-action 'self'");
  });

  it('are compressed for browsers that support it', async () => {
    const brotli = await given()
      .client()
      .get('/api/translations', { headers: { 'accept-encoding': 'br, gzip' } });
    const gzip = await given()
      .client()
      .get('/api/translations', { headers: { 'accept-encoding': 'gzip' } });

    expect(brotli.headers['content-encoding']).toBe('br');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(brotli.headers['vary']).toContain('accept-encoding');
  });

  it.each(['/', '/login', '/api/forms', '/healthz'])('to HEAD %s have no body', async (path) => {
    const response = await given().client().send('HEAD', path);

    expect([response.statusCode, response.body]).toEqual([200, '']);
  });

  describe.each([
    ['/api/session', 'application/json', JSON.stringify(testAdmin)],
    ['/login', 'application/x-www-form-urlencoded', new URLSearchParams(testAdmin).toString()],
  ])('to a POST to %s', (path, type, body) => {
    it.each([
      ['a foreign page', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403],
      ['a sister site', { 'sec-fetch-site': 'same-site' }, 403],
      ['our own page', { 'sec-fetch-site': 'same-origin' }, 0],
    ])('from %s depend on the origin', async (_, headers, refused) => {
      const response = await given().client().post(path, { body, type, headers });

      if (refused === 0) expect([200, 303]).toContain(response.statusCode);
      else expect(response.statusCode).toBe(refused);
    });
  });

  it('to a program without a session need no origin, with a session they do', async () => {
    const { app } = given().portal;
    const program = { method: 'POST', url: '/api/session', payload: testAdmin } as const;
    const signedIn = await app.inject(program);
    expect(signedIn.statusCode).toBe(200);

    const cookie = String(signedIn.headers['set-cookie']).split(';')[0]!;
    const withSession = await app.inject({ method: 'DELETE', url: '/api/session', headers: { cookie } });
    expect([withSession.statusCode, withSession.json().code]).toEqual([403, 'request.cross-site']);

    const headers = { cookie, origin: given().config.publicUrl };
    expect((await app.inject({ method: 'DELETE', url: '/api/session', headers })).statusCode).toBe(204);
  });

  it('are logged without addresses, queries, headers and names', async () => {
    await given()
      .client('203.0.113.9')
      .get('/form/matti?token=verysecret', { headers: { cookie: 'sid=abc' } });

    const log = given().system.logged();
    expect(log).toContain('"route":"/form/:id"');
    expect(log).not.toMatch(/verysecret|203\.0\.113\.9|matti|sid=/);
  });
});

describePortalOnSqlite(
  'responses over https',
  (given) => {
    it('keep browsers on https', async () => {
      const { headers } = await given().client().get('/');

      expect(headers['strict-transport-security']).toBe('max-age=31536000');
    });
  },
  { PORTAL_PUBLIC_URL: 'https://forms.example.org' },
);

describePortalOnSqlite(
  'addresses behind a trusted proxy',
  (given) => {
    it.each([
      ['10.0.0.5', '203.0.113.5'],
      ['192.0.2.5', '192.0.2.5'],
    ])('are taken from %s as %s', async (proxy, expected) => {
      const attempt = () =>
        given()
          .client(proxy)
          .post('/api/session', {
            json: { username: `x${Math.random()}`, password: 'x' },
            headers: { 'x-forwarded-for': '203.0.113.5' },
          });
      expect((await attempt()).statusCode).toBe(401);

      const direct = await given()
        .client(expected)
        .post('/api/session', { json: { username: 'y', password: 'x' } });
      expect(direct.statusCode).toBe(429);
    });
  },
  { PORTAL_TRUSTED_PROXIES: '10.0.0.0/8', PORTAL_SIGN_IN_LIMIT: '1' },
);
