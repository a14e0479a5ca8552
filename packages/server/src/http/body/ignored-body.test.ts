import { describe, expect, it } from 'vitest';
import { describePortalOnSqlite, type PortalUnderTest } from '../../testing/app-under-test.ts';
import type { TestRequest } from '../../testing/test-client.ts';

const nobody = '00000000-0000-4000-8000-000000000000';

/** Calls that accept no body. */
const bodiless = [
  ['POST', `/api/admin/forms/${nobody}/revisions/1/restore`, 404],
  ['POST', `/api/admin/forms/${nobody}/deliver`, 200],
  ['POST', `/api/admin/submissions/${nobody}/deliver`, 404],
  ['DELETE', `/api/forms/${nobody}`, 404],
] as const;

/** Bodies that clients may send with a call that takes none. */
const bodies: readonly (readonly [string, TestRequest])[] = [
  ['a JSON body', { json: {} }],
  ['a JSON content type and no body', { type: 'application/json' }],
  ['a JSON content type and an empty body', { type: 'application/json', body: '' }],
  ['a body that is not JSON', { type: 'application/json', body: '{"a":' }],
  ['an invalid content type', { type: 'nonsense', body: 'x' }],
  ['a text', { type: 'text/plain', body: 'x' }],
  ['more than the JSON limit', { type: 'application/json', body: 'x'.repeat(3_000_000) }],
];

describePortalOnSqlite('a call that needs no body', (given) => {
  describe.each(bodiless)('%s %s', (method, path, status) => {
    it.each(bodies)('ignores %s', async (_, request) => {
      const response = await (await given().admin()).send(method, path, request);

      expect(response.statusCode, response.body).toBe(status);
    });
  });
});

describePortalOnSqlite('a call without permission', (given) => {
  const callers: readonly (readonly [string, number, (portal: PortalUnderTest) => Promise<Sender>])[] = [
    ['nobody', 401, (portal) => Promise.resolve(portal.client())],
    [
      'a client without the right',
      403,
      (portal) => portal.signedIn({ name: 'Matti', type: 'mfiles', admin: false }),
    ],
  ];

  it.each(callers)('is refused to %s before its body is checked', async (_, status, callerOf) => {
    const caller = await callerOf(given());
    const statuses = [];
    for (const [, request] of bodies)
      statuses.push((await caller.send('POST', '/api/forms', request)).statusCode);

    expect(statuses).toEqual(bodies.map(() => status));
  });
});

type Sender = Pick<ReturnType<PortalUnderTest['client']>, 'send'>;
