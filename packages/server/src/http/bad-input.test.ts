import { describe, expect, it } from 'vitest';
import { describePortal } from '../testing/app-under-test.ts';
import type { TestRequest } from '../testing/test-client.ts';

const deep = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
const json = (body: string | Buffer): TestRequest => ({ body, type: 'application/json' });
const page = { accept: 'text/html' };

const cases: readonly (readonly [string, string, string, TestRequest, number, string])[] = [
  ['malformed JSON', 'POST', '/api/forms', json('{"Name":'), 400, 'request.malformed'],
  ['no body', 'POST', '/api/forms', {}, 400, 'request.malformed'],
  ['an empty body', 'POST', '/api/forms', json(''), 400, 'request.malformed'],
  [
    'bytes that are not UTF-8',
    'POST',
    '/api/settings',
    json(Buffer.from([0x22, 0xff, 0x22])),
    400,
    'request.malformed',
  ],
  ['deep JSON', 'POST', '/api/settings', json(deep(5000)), 400, 'request.invalid'],
  ['deep arrays', 'POST', '/api/translations', json('['.repeat(100_000)), 400, 'request.malformed'],
  ['a prototype', 'POST', '/api/settings', json('{"__proto__":{"admin":true}}'), 400, 'request.invalid'],
  ['a nested prototype', 'POST', '/api/forms', json('{"Name":{"__proto__":{}}}'), 400, 'request.invalid'],
  ['a list instead of an object', 'POST', '/api/settings', json('[]'), 400, 'request.invalid'],
  ['null', 'POST', '/api/translations', json('null'), 400, 'request.invalid'],
  [
    'a number in place of a text',
    'POST',
    '/api/session',
    json('{"username":1,"password":"x"}'),
    400,
    'request.invalid',
  ],
  ['a missing member', 'POST', '/api/session', json('{"username":"admin"}'), 400, 'request.invalid'],
  ['a body too large', 'POST', '/api/session', json(`"${'x'.repeat(300_000)}"`), 413, 'request.too-large'],
  [
    'settings too large',
    'POST',
    '/api/settings',
    json(`"${'x'.repeat(1_100_000)}"`),
    413,
    'request.too-large',
  ],
  [
    'another content type',
    'POST',
    '/api/session',
    { body: 'username=a&password=b', type: 'application/x-www-form-urlencoded' },
    415,
    'request.unsupported-media-type',
  ],
  [
    'text as JSON',
    'POST',
    '/api/session',
    { body: '{}', type: 'text/plain' },
    415,
    'request.unsupported-media-type',
  ],
  ['JSON for a form', 'POST', '/api/submissions', json('{}'), 415, 'request.unsupported-media-type'],
  ['a body without a type', 'POST', '/api/forms', { body: '{}' }, 415, 'request.unsupported-media-type'],
  ['an unknown call', 'GET', '/api/nothing', {}, 404, 'not-found'],
  ['an unknown method', 'PUT', '/api/forms', json('{}'), 404, 'not-found'],
  ['an invalid id', 'GET', '/api/forms/..%2f..%2fetc%2fpasswd', {}, 404, 'not-found'],
  ['an id of many characters', 'GET', `/api/forms/${'a'.repeat(150)}`, {}, 400, 'request.invalid'],
  ['a revision that is not a number', 'GET', '/api/admin/forms/x/revisions/one', {}, 400, 'request.invalid'],
  ['an unknown choice', 'POST', '/api/forms?force=perhaps', json('{}'), 400, 'request.invalid'],
  ['a repeated parameter', 'POST', '/api/forms?force=true&force=true', json('{}'), 400, 'request.invalid'],
  ['a null character', 'GET', '/api/admin/submissions?q=a%00b', {}, 400, 'request.invalid'],
  ['a null character', 'GET', '/api/admin/audit?actor=%00', {}, 400, 'request.invalid'],
  ['a null character', 'GET', '/api/admin/sessions?account=%00', {}, 400, 'request.invalid'],
  ['an account without an id', 'DELETE', '/api/admin/sessions?account=', {}, 400, 'request.invalid'],
  ['a broken escape', 'GET', '/api/forms/%E0%A4%A', {}, 400, 'request.malformed'],
  [
    'a property that is unknown',
    'GET',
    '/api/structure/properties/4242/valuelist/items',
    {},
    404,
    'not-found',
  ],
];

describePortal('the portal, given bad input,', (given) => {
  it.each(cases)(
    'responds to %s (%s %s) with a status and a code',
    async (_, method, path, request, status, code) => {
      const admin = await given().admin();

      const response = await admin.send(method, path, request);

      expect([response.statusCode, response.json().code]).toEqual([status, code]);
      const { error } = response.json();
      const texts: unknown[] = Array.isArray(error) ? error : [error];
      expect(texts.length).toBeGreaterThan(0);
      for (const text of texts) expect(text).toMatch(/^[A-Z].*[^{}]$/s);
      expect(response.body).not.toMatch(/node_modules|\.ts|Error:|select |\/src\/|file:/i);
    },
  );

  it.each([
    ['/nothing', 404],
    ['/form/nothing', 404],
    ['/form/%00', 404],
    ['/form/..%2f..%2fetc%2fpasswd', 404],
    ['/assets/nothing.js', 404],
    ['/flags/../../package.json', 404],
    ['/flags/..%2f..%2fpackage.json', 404],
    ['/flags/qq.svg', 404],
    ['/admin', 404],
    ['/accessibility', 404],
    ['/%E0%A4%A', 400],
  ])('responds to the page %s with %i', async (path, status) => {
    const response = await given().client().get(path, { headers: page });

    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  describe('when an unexpected error occurs', () => {
    it('returns only a request id, and logs the rest', async () => {
      const { database } = given().portal.storage;
      const path = 'c0ffee00-0000-4000-8000-000000000000';
      const rename = (from: string, to: string) =>
        database.write(async (transaction) => {
          await transaction.schema.alterTable(from).renameTo(to).execute();
        });
      await rename('forms', 'secret_of_the_machine');

      const call = await given().client().get(`/api/forms/${path}`);
      const shown = await given().client().get(`/form/${path}`, { headers: page });
      await rename('secret_of_the_machine', 'forms');

      expect(call.statusCode).toBe(500);
      expect(call.json()).toEqual({
        error: expect.any(String),
        code: 'unexpected',
        requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
      expect(shown.statusCode).toBe(500);
      expect(shown.body).toContain('"kind":"failure"');
      expect(call.body + shown.body).not.toMatch(/no such table|does not exist/);
      expect(given().system.logged()).toMatch(/no such table|does not exist/);
      expect(given().system.logged()).toContain(call.json().requestId);
    });
  });
});
